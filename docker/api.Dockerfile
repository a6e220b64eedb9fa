# Backend of /api/*.php. Build from the root: docker build -f docker/api.Dockerfile .
# What needs the sources and the tools: plain JavaScript with source maps.
FROM node:24-trixie-slim AS build
WORKDIR /app
COPY . .
RUN npm ci && npm run build -- --server

FROM node:24-trixie-slim AS packages
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY shared/package.json shared/
COPY api/package.json api/
RUN npm ci --omit=dev --workspace @rendezvous/api

# Debian 13, whose pg_dump fits the server of compose.yaml.
FROM node:24-trixie-slim AS ground
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4000 DATA_DIR=/data
RUN apt-get update && apt-get install --yes --no-install-recommends postgresql-client-17 && rm -rf /var/lib/apt/lists/*
RUN install -d -o node -g node /data /data/files /data/releases /backups
WORKDIR /app
COPY --from=packages /app ./
COPY --from=build /app/api/dist api/dist
USER node
EXPOSE 4000
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/health.php`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]

# With demo members and the sandboxes, to look around: --target demo.
FROM ground AS demo
COPY --from=build /app/api/demo/dist api/demo/dist
CMD ["node", "--enable-source-maps", "api/demo/dist/server.js"]

# Production; the last one is what is built unless a target is named.
FROM ground
CMD ["node", "--enable-source-maps", "api/dist/server.js"]
