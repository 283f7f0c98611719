import type { AddressInfo } from "node:net"
import { join, resolve } from "node:path"
import { setTimeout as wait } from "node:timers/promises"
import { inspect } from "node:util"
import type { Sandbox } from "./app.ts"
import { brand } from "./brand.ts"
import { clientOf, countryOf, parseTrustedProxies } from "./client.ts"
import { second } from "./clock.ts"
import { createDeferred } from "./deferred.ts"
import { drainRequests } from "./drain.ts"
import { SettingsFailure } from "./failure-kind.ts"
import { createHttpServer } from "./http.ts"
import { createLiveFile } from "./live-file.ts"
import { createLog } from "./logging.ts"
import { createMetrics } from "./metrics.ts"
import { openSandbox } from "./open.ts"
import { readPages } from "./pages.ts"
import { parsePort, readSetting, exitWithMessage, exitIfInvalid } from "./process-settings.ts"
import { hostName, isKnownHost, isOverTls, readPublicOrigin } from "./public-origin.ts"
import { createRemoteApi, isOrigin } from "./remote-api.ts"
import { createServerPages, parseTimeout } from "./render/server-pages.ts"
import { createRequestHandler } from "./request-handler.ts"
import { findSettingsProblems } from "./settings-problems.ts"
import { sandboxSettings } from "./settings.ts"
import { createSite } from "./site.ts"
import { setSocialImageOrigin } from "./social-image-origin.ts"
import { describeListenFailure, describeOpenFailure } from "./start-failures.ts"
import { readFiles } from "./static.ts"

/** The maximum time from a stop signal to the end of the process, in milliseconds. */
const deadline = 10 * second
/** The part of `deadline`, in milliseconds, in which running requests may end. */
const requestDeadline = 8 * second

const printLine = (line: string): void => {
  process.stdout.write(`${line}\n`)
}

/** The address to listen on. Default: this machine only. */
const host = readSetting("HOST") || "127.0.0.1"

const levels = ["trace", "debug", "info", "warn", "error", "fatal", "silent"]
const level = readSetting("LOG_LEVEL") || "info"
if (!levels.includes(level)) exitWithMessage(`LOG_LEVEL must be one of ${levels.join(", ")}, not "${level}".`)
const log = createLog(level, undefined, (failure) => metrics.countFailure(failure))

/** The origin of another API that replaces the sandbox. */
const apiOrigin = readSetting("API_ORIGIN")
if (apiOrigin !== "" && !isOrigin(apiOrigin))
  exitWithMessage(`API_ORIGIN must be an origin like https://api.example, not "${apiOrigin}".`)

if (apiOrigin === "" && readSetting("NODE_ENV") === "production" && readSetting("SANDBOX_IN_PRODUCTION") !== "1") {
  exitWithMessage(
    "The sandbox hands out test money and does not start with NODE_ENV=production. To insist: SANDBOX_IN_PRODUCTION=1.",
  )
}

/** The delay of all scripts in milliseconds, for using pages before hydration. */
const scriptDelay = Number(readSetting("SANDBOX_LATE") || 0)

const clients = exitIfInvalid(() => parseTrustedProxies(readSetting("TRUSTED_PROXIES")))
const timeout = exitIfInvalid(() => parseTimeout(readSetting("FIRST_ANSWERS")))

const port = parsePort(readSetting("PORT"))
/** The folder of the build. `node sandbox/serve.ts <folder>` sets another folder. */
const folder = resolve(process.argv[2] ?? join(import.meta.dirname, "../dist"))

const originAt = (own: number): string => exitIfInvalid(() => readPublicOrigin({ ...process.env, PORT: String(own) }))
/** The port and origin. The process sets them once the server listens, because `server.address()` is null again during the shutdown. */
let place = { port, origin: originAt(port) }

type OpenSandbox = { readonly sandbox: Sandbox; readonly site: (request: Request, peer?: string) => Promise<Response> }

const open = async (origin: string): Promise<OpenSandbox> => {
  const files = await readFiles(folder).catch(() => exitWithMessage(`There is no build in ${folder}. Run: npm start`))
  const pages = await readPages(folder)
  const sandbox =
    apiOrigin === ""
      ? await openSandbox({ origin, report: log.logFailure })
      : createRemoteApi(apiOrigin, { report: log.logFailure })
  const readConfig = createLiveFile(join(folder, "config.json"), {
    findProblems: findSettingsProblems,
    changed: (faults) => {
      metrics.recordSettingsCheck(faults.length === 0)
      if (faults.length > 0) log.logFailure(new SettingsFailure(faults.join(" ")))
    },
  })
  const named = pages && { ...pages, files: setSocialImageOrigin(pages.files, origin) }
  const site = {
    files: setSocialImageOrigin(files, origin),
    pages: named,
    readConfig,
    sandbox: () => Promise.resolve(sandbox),
    report: log.logFailure,
  }
  const renderDataPage =
    named &&
    timeout !== null &&
    createServerPages({ folder, origin, files: named.files, sandbox, timeout, report: log.logFailure })
  const handle = createSite({
    ...site,
    ...(renderDataPage && { renderDataPage }),
    ...(apiOrigin === "" && { settings: sandboxSettings(process.env) }),
  })
  // Requests the front page as a browser does, so that everything a first response loads and compiles is ready before the address is
  // printed.
  const page = await handle(new Request(origin, { headers: { "Accept-Encoding": "br" } }))
  await page.arrayBuffer()
  return { sandbox, site: handle }
}

// The process takes the port first, because a process without the port must not touch the database.
const opening = createDeferred<OpenSandbox>()
const metrics = createMetrics(() => opening.promise.then(({ sandbox }) => sandbox.connections()))
metrics.listen(readSetting("METRICS_ADDRESS"), exitWithMessage)
const requestHandler = createRequestHandler({
  log,
  measureRequest: metrics.measureRequest,
  isKnownHost: (name) => isKnownHost(name, place.origin, place.port),
  isOverTls: (name) => isOverTls(name, place.origin),
  // The process is not ready during start-up, or if the database takes more than two seconds. The load balancer uses another process in
  // that case.
  readiness: () =>
    Promise.race([opening.promise.then(({ sandbox }) => sandbox.readiness()), wait(2 * second, "not ready" as const)]),
  // Tests sign up more often than customers, so they can switch the limits off.
  ...(readSetting("SANDBOX_LIMITS") !== "off" && { clientOf: (peer, forwarded) => clientOf(clients, peer, forwarded) }),
  countryOf: (peer, named) => countryOf(clients, peer, named),
  handle: async (request, peer) => {
    const { site } = await opening.promise
    if (scriptDelay > 0 && new URL(request.url).pathname.endsWith(".js")) await wait(scriptDelay)
    return site(request, peer)
  },
})
const server = createHttpServer(requestHandler.fetch)

server.on("error", (failure) => exitWithMessage(describeListenFailure(failure, host, port)))

let isStopping = false
const stopServer = async (): Promise<void> => {
  if (isStopping) return
  isStopping = true
  // The process ends even if the database is unavailable or stuck.
  setTimeout(() => process.exit(1), deadline).unref()
  requestHandler.drain()
  await drainRequests(server, requestDeadline)
  const { sandbox } = await opening.promise
  await sandbox.close()
  process.exit(0)
}

server.listen(port, host, () => {
  const { port: own } = server.address() as AddressInfo
  place = { port: own, origin: originAt(own) }
  const end = () => {
    stopServer().catch((failure: unknown) => exitWithMessage(inspect(failure)))
  }
  process.on("SIGINT", end)
  process.on("SIGTERM", end)
  open(place.origin).then(
    (site) => {
      opening.resolve(site)
      printLine(`${brand.name}: http://${hostName(host)}:${place.port}/`)
    },
    (failure: unknown) => {
      const sentence = describeOpenFailure(failure, process.env["DATABASE_URL"])
      if (sentence === undefined) process.stderr.write(`${inspect(failure)}\n`)
      exitWithMessage(sentence ?? "The sandbox's database does not open. The reason is above.")
    },
  )
})
