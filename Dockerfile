# The same Node as the npm package `node` in package.json pins.
FROM node:24.21.0-bookworm-slim AS base
WORKDIR /app

FROM base AS build
COPY package.json package-lock.json .npmrc ./
COPY scripts/left-out scripts/left-out
COPY scripts/trim-packages.mjs scripts/
RUN npm ci
COPY . .
RUN npm run build

FROM base AS packages
COPY package.json package-lock.json .npmrc ./
COPY scripts/left-out scripts/left-out
COPY scripts/trim-packages.mjs scripts/
# The image has its own Node and, below, Debian's ffmpeg.
RUN npm ci --omit=dev \
  && rm -rf node_modules/node node_modules/.bin/node node_modules/@ffmpeg-installer

FROM base
RUN apt-get update \
  && apt-get install -y --no-install-recommends ffmpeg \
  && rm -rf /var/lib/apt/lists/*
COPY --from=packages /app/node_modules ./node_modules
COPY package.json ./
COPY scripts/left-out ./scripts/left-out
COPY prisma ./prisma
COPY server ./server
COPY --from=build /app/server/generated ./server/generated
COPY --from=build /app/dist ./dist
RUN mkdir /data && chown node:node /data
# Free memory is given back to the system at once, threads share one heap of it, and compiled code kept for the next start of the container.
ENV NODE_ENV=production DATA_DIR=/data MALLOC_TRIM_THRESHOLD_=131072 MALLOC_ARENA_MAX=1 NODE_COMPILE_CACHE=/tmp/code
VOLUME /data
USER node
EXPOSE 4000
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT ?? 4000}/healthz`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "server/main.ts"]
