# The folder of the brand: docs/brand.md.
ARG BRAND=brand
# The digest decides which image is taken: docs/deploy.md says how to take a newer one.
ARG NODE_IMAGE=node:24.21.0-slim@sha256:0e0ff40c39bc087845bfb27465a0df4ea419520094bc35842ff83dd8cbe6f9b6

# Builds the static files; nothing of this stage's node_modules reaches the image.
FROM ${NODE_IMAGE} AS build
WORKDIR /app
ARG BRAND
COPY package.json package-lock.json ./
RUN npm ci --no-audit --no-fund
COPY . .
RUN npm run build

FROM ${NODE_IMAGE}
ENV NODE_ENV=production
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --omit=dev --no-audit --no-fund && npm cache clean --force
COPY sandbox ./sandbox
ARG BRAND
COPY $BRAND ./brand
COPY --from=build /app/dist ./dist
# The embedded database, unless DATABASE_URL names a server.
RUN mkdir /data && chown node:node /data
VOLUME /data
USER node
ENV HOST=0.0.0.0 PORT=4173 SANDBOX_DATA=/data
EXPOSE 4173
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s \
  CMD ["node", "--eval", "fetch('http://127.0.0.1:' + process.env.PORT + '/readyz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "sandbox/serve.ts"]
