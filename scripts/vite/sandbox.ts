import { getRequestListener } from "@hono/node-server"
import { pathToFileURL } from "node:url"
import { resolve } from "node:path"
import type { Plugin } from "vite"
import type { Sandbox } from "../../sandbox/open.ts"

const belongsToSandbox = (url: string): boolean => /^\/(api|sandbox)(?=[/?#]|$)/.test(url)

/** Serves the sandbox's API and desk on the development server's own port. */
export const mountSandbox = (): Plugin => ({
  name: "hashwell:sandbox",
  apply: (_, { command, isPreview }) => command === "serve" && isPreview !== true,
  configureServer(server) {
    const load = async (): Promise<Sandbox> => {
      // Node itself loads the sandbox, as in `npm start`: bundling it into this file would hide its path from it.
      const { openSandbox } = await import(pathToFileURL(resolve(import.meta.dirname, "../../sandbox/open.ts")).href)
      return openSandbox()
    }
    let sandbox: Promise<Sandbox> | undefined
    const listener = getRequestListener(async (request) => (await (sandbox ??= load())).fetch(request))
    server.middlewares.use((request, response, next) => {
      if (belongsToSandbox(request.url ?? "")) void listener(request, response).catch(next)
      else next()
    })
    server.httpServer?.once("close", () => void sandbox?.then((open) => open.close()))
  },
})
