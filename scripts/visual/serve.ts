import { type ServerType, serve } from "@hono/node-server"
import { serveStatic } from "@hono/node-server/serve-static"
import { Hono } from "hono"
import type { AddressInfo } from "node:net"

/** Serves what the app answers, and the files of the folder, on a free port of this machine. */
export const serveFolder = async (folder: string, app = new Hono()): Promise<{ port: number; stop: () => void }> => {
  app.use(serveStatic({ root: folder }))
  const server = await new Promise<ServerType>((ready) => {
    const starting: ServerType = serve({ fetch: app.fetch, port: 0, hostname: "127.0.0.1" }, () => ready(starting))
  })
  return { port: (server.address() as AddressInfo).port, stop: () => void server.close() }
}
