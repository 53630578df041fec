# Cantina as a service: docs/operations.md says how to run it.
#
#   docker build -t cantina .
#   docker run -d --name cantina -p 127.0.0.1:4280:4280 -v cantina:/data cantina --public-url https://games.example

FROM node:22-bookworm-slim AS client
WORKDIR /cantina/web
COPY web/package.json web/package-lock.json ./
RUN npm ci --no-fund --no-audit
COPY web ./
RUN npm run --silent build

FROM rust:1.95-bookworm AS server
WORKDIR /cantina
COPY . .
COPY --from=client /cantina/web/dist web/dist
RUN cargo build --locked --release --bin cantina

FROM debian:bookworm-slim
RUN useradd --system --uid 4280 --create-home --home-dir /data cantina
COPY --from=server /cantina/target/release/cantina /usr/local/bin/cantina
USER cantina
VOLUME /data
EXPOSE 4280
# 127.0.0.1 of a container is reached by nobody: it listens for whoever is let in from outside.
ENTRYPOINT ["cantina", "serve", "--lan", "--data", "/data"]
STOPSIGNAL SIGTERM
