FROM python:3.12-slim-bookworm

WORKDIR /spieleabend
COPY requirements.txt constraints.txt ./
RUN pip install --no-cache-dir --disable-pip-version-check -r requirements.txt

COPY . .
# The bot writes nowhere but into var/.
RUN useradd --system --no-create-home spieleabend && install -d -o spieleabend -m 0700 var
USER spieleabend
VOLUME /spieleabend/var

# No health check: the process ends when something is wrong, and the restart policy starts it again.
CMD ["python", "bot.py"]
