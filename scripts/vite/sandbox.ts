import { readFile } from "node:fs/promises"
import { resolve } from "node:path"
import { pathToFileURL } from "node:url"
import { inspect } from "node:util"
import { getRequestListener } from "@hono/node-server"
import type { Plugin } from "vite"
import type { Sandbox } from "#sandbox/app.ts"
import { peerOf } from "#sandbox/http.ts"
import type * as opener from "#sandbox/open.ts"
import { readPublicOrigin } from "#sandbox/public-origin.ts"
import type * as settings from "#sandbox/settings.ts"
import { createSite } from "#sandbox/site.ts"
import { fileOf } from "#sandbox/static.ts"

const belongsToSandbox = (url = ""): boolean => /^\/(config\.json|api|sandbox|wp-admin)(?=[/?#]|$)/.test(url)

/** Loads the sandbox with Node, as in `npm start`. If it were bundled into this file, the sandbox could not find its own path. */
const load = (file: string): Promise<unknown> =>
  import(pathToFileURL(resolve(import.meta.dirname, "../../sandbox", file)).href)

/** Serves the sandbox's API, desk and settings on the development server's own port. */
export const mountSandbox = (): Plugin => {
  let opening: Promise<Sandbox> | undefined
  return {
    name: "hashwell:sandbox",
    apply: (_, { command, isPreview }) => command === "serve" && isPreview !== true,
    async configureServer(server) {
      const { config, middlewares } = server
      const { sandboxSettings } = (await load("settings.ts")) as typeof settings
      const open = async (): Promise<Sandbox> => {
        const { openSandbox } = (await load("open.ts")) as typeof opener
        const own = new URL(server.resolvedUrls?.local[0] ?? "http://localhost").origin
        return openSandbox({ origin: process.env["PUBLIC_ORIGIN"] ? readPublicOrigin(process.env) : own })
      }
      const site = createSite({
        files: new Map(),
        readConfig: async () => fileOf("/config.json", await readFile(resolve(config.publicDir, "config.json"))),
        settings: sandboxSettings(process.env),
        sandbox: () => (opening ??= open()),
        report: (failure) => config.logger.error(inspect(failure)),
      })
      const listener = getRequestListener((request, { incoming }) => site(request, peerOf(incoming)))
      middlewares.use((request, response, next) => {
        if (belongsToSandbox(request.url)) void listener(request, response)
        else next()
      })
    },
    // On shutdown, Vite awaits this hook once for each environment.
    async closeBundle() {
      const open = opening
      opening = undefined
      await (await open)?.close()
    },
  }
}
