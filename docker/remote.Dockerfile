# An image with one release; its container publishes the release and exits (R-416). Build from the root:
#   docker build -f docker/remote.Dockerfile --build-arg REMOTE=mfe-chat -t rendezvous/mfe-chat .
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY . .
RUN npm ci
ARG REMOTE
RUN test -f "$REMOTE/webpack.config.cjs" || { echo 'Say which one: --build-arg REMOTE=mfe-chat'; exit 1; }
# This also compiles the command line that publishes, which then no longer needs its sources.
RUN node platform/bin/platform.mjs build "$REMOTE" && rm -r platform/src

FROM node:24-bookworm-slim
ARG REMOTE
ENV NODE_ENV=production REMOTE=$REMOTE PLATFORM_SERVER=http://site:3000
WORKDIR /app
# Publishing compiles the release against what is live, which takes the compiler and the types of libraries and shared (docs/decisions/024).
COPY --from=build /app/package.json /app/package-lock.json /app/tsconfig.base.json ./
COPY --from=build /app/node_modules node_modules
COPY --from=build /app/shared shared
COPY --from=build /app/platform platform
COPY --from=build /app/$REMOTE/dist/release $REMOTE/dist/release
RUN install -d -o node -g node .cache
USER node
# Arguments after the image's name are appended, for example --promote.
ENTRYPOINT ["sh", "-c", "exec node platform/bin/platform.mjs publish \"$REMOTE\" --no-build \"$@\"", "publish"]
