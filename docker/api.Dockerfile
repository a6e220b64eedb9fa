# Backend of /api/*.php. Build from the root: docker build -f docker/api.Dockerfile .
# Compiles the api to plain JavaScript with source maps, which takes the sources and the build tools.
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

# Debian 13 has the pg_dump that fits the PostgreSQL version of compose.yaml.
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

# With demo members and sandboxes, for trying the product out: build with --target demo.
FROM ground AS demo
COPY --from=build /app/api/demo/dist api/demo/dist
CMD ["node", "--enable-source-maps", "api/demo/dist/server.js"]

# Production. As the last stage, it is built unless --target names another.
FROM ground
CMD ["node", "--enable-source-maps", "api/dist/server.js"]
