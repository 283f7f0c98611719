import type { AddressInfo } from "node:net"
import { join, resolve } from "node:path"
import { setTimeout as wait } from "node:timers/promises"
import { inspect } from "node:util"
import type { Sandbox } from "./app.ts"
import { createElsewhere, isOrigin } from "./elsewhere.ts"
import { withHints } from "./hints.ts"
import { createHttpServer } from "./http.ts"
import { openSandbox } from "./open.ts"
import { readPages } from "./pages.ts"
import { createSite } from "./site.ts"
import { readFiles } from "./static.ts"

const host = "127.0.0.1"
const defaultPort = 4173

const say = (line: string): void => void process.stdout.write(`${line}\n`)
const report = (failure: unknown): void => void process.stderr.write(`${inspect(failure)}\n`)

const stop = (message: string): never => {
  process.stderr.write(`${message}\n`)
  process.exit(1)
}

const portFrom = (text: string | undefined): number => {
  if (text === undefined || text === "") return defaultPort
  const port = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN
  return port <= 65_535 ? port : stop(`PORT must be a number from 0 to 65535, not "${text}".`)
}

/** Another API instead of the sandbox. */
const apiOrigin = process.env["API_ORIGIN"] ?? ""
if (apiOrigin !== "" && !isOrigin(apiOrigin)) stop(`API_ORIGIN must be an origin like https://api.example, not "${apiOrigin}".`)

if (apiOrigin === "" && process.env["NODE_ENV"] === "production" && process.env["SANDBOX_IN_PRODUCTION"] !== "1") {
  stop("The sandbox hands out test money and does not start with NODE_ENV=production. To insist: SANDBOX_IN_PRODUCTION=1.")
}

/** The site as an operator's customers see it, without the hints for testers beside its fields. */
const hinted = apiOrigin === "" && process.env["SANDBOX_HINTS"] !== "off"

/** How much later, in milliseconds, scripts come: what a page is before it lives lasts long enough to be used. */
const late = Number(process.env["SANDBOX_LATE"] ?? 0)

const port = portFrom(process.env["PORT"])
/** The build, or another one: `node sandbox/serve.ts <folder>`. */
const folder = resolve(process.argv[2] ?? join(import.meta.dirname, "../dist"))

type Open = { readonly sandbox: Sandbox; readonly site: (request: Request) => Promise<Response> }

const open = async (): Promise<Open> => {
  const files = await readFiles(folder).catch(() => stop(`There is no build in ${folder}. Run: npm start`))
  const sandbox = apiOrigin === "" ? await openSandbox() : createElsewhere(apiOrigin)
  return { sandbox, site: createSite({ files, pages: await readPages(folder), sandbox: () => Promise.resolve(sandbox), report, ...(hinted && { settings: withHints }) }) }
}

// The port comes first: who cannot have it has nothing to do with the database either.
const opening = Promise.withResolvers<Open>()
const serve = async (request: Request): Promise<Response> => {
  const { site } = await opening.promise
  if (late > 0 && new URL(request.url).pathname.endsWith(".js")) await wait(late)
  return site(request)
}
const server = createHttpServer(serve)

server.on("error", (failure: NodeJS.ErrnoException) => {
  if (failure.code !== "EADDRINUSE") throw failure
  stop(`Port ${port} is taken. Stop what uses it, or choose another one: PORT=${port + 1} npm start`)
})

let leaving = false
const leave = async (): Promise<void> => {
  if (leaving) return
  leaving = true
  server.close()
  server.closeAllConnections()
  const { sandbox } = await opening.promise
  await sandbox.close()
  process.exit(0)
}

server.listen(port, host, () => {
  process.on("SIGINT", () => void leave())
  process.on("SIGTERM", () => void leave())
  open().then(
    (opened) => {
      opening.resolve(opened)
      say(`Hashwell: http://${host}:${(server.address() as AddressInfo).port}/`)
    },
    (failure: unknown) => {
      report(failure)
      stop("The sandbox's database does not open. The reason is above.")
    },
  )
})
