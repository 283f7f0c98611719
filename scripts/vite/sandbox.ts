import { getRequestListener } from "@hono/node-server"
import { readFile } from "node:fs/promises"
import { pathToFileURL } from "node:url"
import { resolve } from "node:path"
import type { Plugin } from "vite"
import type { Sandbox } from "#sandbox/app.ts"
import { peerOf } from "#sandbox/http.ts"
import type * as opener from "#sandbox/open.ts"
import { publicOrigin } from "#sandbox/public-origin.ts"
import type * as settings from "#sandbox/settings.ts"
import { createSite } from "#sandbox/site.ts"

const belongsToSandbox = (url: string): boolean => /^\/(api|sandbox|wp-admin)(?=[/?#]|$)/.test(url)

const load = async (own: string): Promise<Sandbox> => {
  // Node itself loads the sandbox, as in `npm start`: bundling it into this file would hide its path from it.
  const path = pathToFileURL(resolve(import.meta.dirname, "../../sandbox/open.ts")).href
  const { openSandbox } = (await import(path)) as typeof opener
  return openSandbox({ origin: process.env["PUBLIC_ORIGIN"] ? publicOrigin(process.env) : own })
}

const withSettings = async (file: string): Promise<string> => {
  const { sandboxSettings } = (await import(
    pathToFileURL(resolve(import.meta.dirname, "../../sandbox/settings.ts")).href
  )) as typeof settings
  return sandboxSettings(process.env)(await readFile(file, "utf8"))
}

/** Serves the sandbox's API and desk on the development server's own port. */
export const mountSandbox = (): Plugin => {
  let opening: Promise<Sandbox> | undefined
  return {
    name: "hashwell:sandbox",
    apply: (_, { command, isPreview }) => command === "serve" && isPreview !== true,
    configureServer(server) {
      const report = (failure: unknown): void =>
        server.config.logger.error(failure instanceof Error ? (failure.stack ?? failure.message) : String(failure))
      const sandbox = (): Promise<Sandbox> =>
        (opening ??= load(new URL(server.resolvedUrls?.local[0] ?? "http://localhost").origin))
      const site = createSite({ files: new Map(), sandbox, report })
      const listener = getRequestListener((request, { incoming }) => site(request, peerOf(incoming)))
      server.middlewares.use("/config.json", (_, response, next) => {
        withSettings(resolve(server.config.publicDir, "config.json")).then((settings) => {
          response.setHeader("Content-Type", "application/json")
          response.end(settings)
        }, next)
      })
      server.middlewares.use((request, response, next) => {
        if (belongsToSandbox(request.url ?? "")) void listener(request, response)
        else next()
      })
    },
    // Vite awaits this hook on shutdown, once per environment.
    async closeBundle() {
      const open = opening
      opening = undefined
      await (await open)?.close()
    },
  }
}
