# Site server: documents, files of releases, plans, the deploy api. Build from the root: docker build -f docker/site.Dockerfile .
# Compiles site and api to plain JavaScript with source maps, which takes the sources and the build tools.
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY . .
RUN npm ci && npm run build -- --server

FROM node:24-bookworm-slim AS packages
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY shared/package.json shared/
COPY platform/package.json platform/
COPY api/package.json api/
RUN npm ci --omit=dev --workspace @rendezvous/platform --workspace @rendezvous/api

FROM node:24-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
# The font of the preview pictures of shared links.
RUN apt-get update && apt-get install --yes --no-install-recommends fonts-dejavu-core && rm -rf /var/lib/apt/lists/*
RUN install -d -o node -g node /data /data/releases /keys /teams
WORKDIR /app
COPY --from=packages /app ./
COPY --from=build /app/platform/bin platform/bin
COPY --from=build /app/platform/dist platform/dist
# Worker threads and clips of the api: without API_URL, the site runs the api itself.
COPY --from=build /app/api/dist api/dist
USER node
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/platform/health`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--enable-source-maps", "platform/dist/site/main.js"]
