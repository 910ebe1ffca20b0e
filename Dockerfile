FROM python:3.12.14-slim-bookworm@sha256:0f5b26b9518d002b6173fd61daad821fa340635ebfec5bba471013f9ca114579

# Pillow joins letters with it, as Arabic needs.
RUN apt-get update && apt-get install -y --no-install-recommends libfribidi0 && rm -rf /var/lib/apt/lists/*

WORKDIR /spieleabend
COPY requirements.txt ./
RUN pip install --no-cache-dir --disable-pip-version-check --require-hashes -r requirements.txt

COPY . .
# The bot's user cannot write bytecode, and would compile everything at each start.
RUN python -m compileall -q .
# The bot writes nowhere but into var/. Volumes know its user by the number, and orchestrators see that it is not root.
RUN groupadd --system --gid 999 spieleabend \
    && useradd --system --uid 999 --gid spieleabend --no-create-home spieleabend \
    && install -d -o spieleabend -g spieleabend -m 0700 var
USER 999:999
VOLUME /spieleabend/var

# As podman does by itself: the bot knows that it is a service, which without a token is an error.
ENV container=docker
# What is wrong with the process itself ends it, and the restart policy starts it again. This is for those who look.
ENV HEALTH_PORT=9090
HEALTHCHECK --interval=60s --timeout=10s --start-period=30s CMD python -c \
    "import os, urllib.request as web; web.urlopen('http://127.0.0.1:' + os.environ['HEALTH_PORT'] + '/healthz')"
CMD ["python", "bot.py"]
