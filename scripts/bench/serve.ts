import { getRequestListener } from "@hono/node-server"
import { proxy } from "hono/proxy"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { createSite } from "#sandbox/site.ts"
import { readFiles } from "#sandbox/static.ts"
import { warn } from "#scripts/say.ts"
import { folder } from "./baselines.ts"

/** The baselines as our own pages are served, headers and packing and all; calls go to the server of ours. */
export const serveBaselines = async (ours: string) => {
  const api = (request: Request): Promise<Response> => {
    const { pathname, search } = new URL(request.url)
    // Unlike `fetch`, answers with headers that the site can add its own to.
    return proxy(new URL(`${pathname}${search}`, ours), { headers: request.headers })
  }
  const sandbox = { fetch: api, close: async () => {} }
  const report = (failure: unknown): void => warn(String(failure))
  const site = createSite({ files: await readFiles(folder), sandbox: () => Promise.resolve(sandbox), report })
  const listener = getRequestListener((request) => site(request))
  const server = createServer((request, response) => void listener(request, response))
  await new Promise<void>((done) => void server.listen(0, "127.0.0.1", done))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    stop: () =>
      new Promise<void>((done) => {
        server.close(() => done())
        server.closeAllConnections()
      }),
  }
}
