FROM python:3.12-slim-bookworm

# Pillow joins letters with it, as Arabic needs.
RUN apt-get update && apt-get install -y --no-install-recommends libfribidi0 && rm -rf /var/lib/apt/lists/*

WORKDIR /spieleabend
COPY requirements.txt ./
RUN pip install --no-cache-dir --disable-pip-version-check --require-hashes -r requirements.txt

COPY . .
# The bot writes nowhere but into var/.
RUN useradd --system --no-create-home spieleabend && install -d -o spieleabend -m 0700 var
USER spieleabend
VOLUME /spieleabend/var

# As podman does by itself: the bot knows that it is a service, which without a token is an error.
ENV container=docker
# No health check here: the process ends when something is wrong, and the restart policy starts it again. HEALTH_PORT
# serves orchestrators that want to ask.
CMD ["python", "bot.py"]
