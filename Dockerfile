# One node, from the sources of this folder. How to run several: compose.yaml and docs/operations.md.
# Figures and readiness are at a second port if asked for: docker run ... --operator 0.0.0.0:9090; never publish it.
FROM node:24-slim AS build
WORKDIR /app
COPY . .
ENV NODE_ENV=production
RUN npm run build

FROM node:24-slim
ENV NODE_ENV=production
WORKDIR /app
COPY --from=build /app /app
# Where games are kept when no DATABASE_URL is given.
RUN mkdir /data && chown node:node /data
VOLUME /data
USER node
EXPOSE 8080
HEALTHCHECK --interval=10s --timeout=3s CMD ["node", "-e", "fetch('http://127.0.0.1:8080/health').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["node", "--max-semi-space-size=64", "scripts/start.mjs", "--host", "0.0.0.0", "--port", "8080", "--data", "/data"]
