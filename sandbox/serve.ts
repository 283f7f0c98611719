import type { AddressInfo } from "node:net"
import { join, resolve } from "node:path"
import { setTimeout as wait } from "node:timers/promises"
import { inspect } from "node:util"
import type { Sandbox } from "./app.ts"
import { brand } from "./brand.ts"
import { clientOf, countryOf, proxiesFrom } from "./client.ts"
import { second } from "./clock.ts"
import { deferred } from "./deferred.ts"
import { drainRequests } from "./drain.ts"
import { SettingsFailure } from "./failure-kind.ts"
import { createHttpServer } from "./http.ts"
import { createLiveFile } from "./live-file.ts"
import { createLog } from "./logging.ts"
import { createMetrics } from "./metrics.ts"
import { openSandbox } from "./open.ts"
import { readPages } from "./pages.ts"
import { portFrom, setting, stop, valid } from "./process-settings.ts"
import { hostName, isKnownHost, isOverTls, publicOrigin } from "./public-origin.ts"
import { createRemoteApi, isOrigin } from "./remote-api.ts"
import { answerPages, patienceFrom } from "./render/answer-pages.ts"
import { createRequestHandler } from "./request-handler.ts"
import { settingsFaults } from "./settings-faults.ts"
import { sandboxSettings } from "./settings.ts"
import { createSite } from "./site.ts"
import { setSocialImageOrigin } from "./social-image-origin.ts"
import { listenFailure, openFailure } from "./start-failures.ts"
import { readFiles } from "./static.ts"

/** The time in which the process ends after a stop signal, and the part of that time in which running requests may end. */
const deadline = 10 * second
const requestDeadline = 8 * second

const say = (line: string): void => {
  process.stdout.write(`${line}\n`)
}

/** The address to listen on. Default: this machine only. */
const host = setting("HOST") || "127.0.0.1"

const levels = ["trace", "debug", "info", "warn", "error", "fatal", "silent"]
const level = setting("LOG_LEVEL") || "info"
if (!levels.includes(level)) stop(`LOG_LEVEL must be one of ${levels.join(", ")}, not "${level}".`)
const log = createLog(level, undefined, (failure) => metrics.countFailure(failure))

/** The origin of another API that replaces the sandbox. */
const apiOrigin = setting("API_ORIGIN")
if (apiOrigin !== "" && !isOrigin(apiOrigin))
  stop(`API_ORIGIN must be an origin like https://api.example, not "${apiOrigin}".`)

if (apiOrigin === "" && setting("NODE_ENV") === "production" && setting("SANDBOX_IN_PRODUCTION") !== "1") {
  stop(
    "The sandbox hands out test money and does not start with NODE_ENV=production. To insist: SANDBOX_IN_PRODUCTION=1.",
  )
}

/** The delay of all scripts in milliseconds, for using pages before hydration. */
const late = Number(setting("SANDBOX_LATE") || 0)

const clients = valid(() => proxiesFrom(setting("TRUSTED_PROXIES")))
const patience = valid(() => patienceFrom(setting("FIRST_ANSWERS")))

const port = portFrom(setting("PORT"))
/** The folder of the build. `node sandbox/serve.ts <folder>` sets another folder. */
const folder = resolve(process.argv[2] ?? join(import.meta.dirname, "../dist"))

const originAt = (own: number): string => valid(() => publicOrigin({ ...process.env, PORT: String(own) }))
/** The port and origin. The process sets them once the server listens, because `server.address()` is null again during the shutdown. */
let place = { port, origin: originAt(port) }

type Open = { readonly sandbox: Sandbox; readonly site: (request: Request, peer?: string) => Promise<Response> }

const open = async (origin: string): Promise<Open> => {
  const files = await readFiles(folder).catch(() => stop(`There is no build in ${folder}. Run: npm start`))
  const pages = await readPages(folder)
  const sandbox =
    apiOrigin === ""
      ? await openSandbox({ origin, report: log.failed })
      : createRemoteApi(apiOrigin, { report: log.failed })
  const readConfig = createLiveFile(join(folder, "config.json"), {
    faultsIn: settingsFaults,
    changed: (faults) => {
      metrics.checkedSettings(faults.length === 0)
      if (faults.length > 0) log.failed(new SettingsFailure(faults.join(" ")))
    },
  })
  const named = pages && { ...pages, files: setSocialImageOrigin(pages.files, origin) }
  const site = {
    files: setSocialImageOrigin(files, origin),
    pages: named,
    readConfig,
    sandbox: () => Promise.resolve(sandbox),
    report: log.failed,
  }
  const answered =
    named && patience && answerPages({ folder, origin, files: named.files, sandbox, patience, report: log.failed })
  const answer = createSite({
    ...site,
    ...(answered && { answered }),
    ...(apiOrigin === "" && { settings: sandboxSettings(process.env) }),
  })
  // Requests the front page as a browser does, so that everything a first response loads and compiles is ready before the address is
  // printed.
  const page = await answer(new Request(origin, { headers: { "Accept-Encoding": "br" } }))
  await page.arrayBuffer()
  return { sandbox, site: answer }
}

// The process takes the port first, because a process without the port must not touch the database.
const opening = deferred<Open>()
const metrics = createMetrics(() => opening.promise.then(({ sandbox }) => sandbox.connections()))
metrics.listen(setting("METRICS_ADDRESS"), stop)
const front = createRequestHandler({
  log,
  measuring: metrics.measuring,
  isKnownHost: (name) => isKnownHost(name, place.origin, place.port),
  isOverTls: (name) => isOverTls(name, place.origin),
  // The process is not ready during start-up, or if the database takes more than two seconds. The load balancer uses another process in
  // that case.
  readiness: () =>
    Promise.race([opening.promise.then(({ sandbox }) => sandbox.readiness()), wait(2 * second, "not ready" as const)]),
  // Tests sign up more often than customers, so they can switch the limits off.
  ...(setting("SANDBOX_LIMITS") !== "off" && { clientOf: (peer, forwarded) => clientOf(clients, peer, forwarded) }),
  countryOf: (peer, named) => countryOf(clients, peer, named),
  answer: async (request, peer) => {
    const { site } = await opening.promise
    if (late > 0 && new URL(request.url).pathname.endsWith(".js")) await wait(late)
    return site(request, peer)
  },
})
const server = createHttpServer(front.fetch)

server.on("error", (failure) => stop(listenFailure(failure, host, port)))

let leaving = false
const leave = async (): Promise<void> => {
  if (leaving) return
  leaving = true
  // The process ends even if the database is unavailable or stuck.
  setTimeout(() => process.exit(1), deadline).unref()
  front.drain()
  await drainRequests(server, requestDeadline)
  const { sandbox } = await opening.promise
  await sandbox.close()
  process.exit(0)
}

server.listen(port, host, () => {
  const { port: own } = server.address() as AddressInfo
  place = { port: own, origin: originAt(own) }
  const end = () => {
    leave().catch((failure: unknown) => stop(inspect(failure)))
  }
  process.on("SIGINT", end)
  process.on("SIGTERM", end)
  open(place.origin).then(
    (site) => {
      opening.resolve(site)
      say(`${brand.name}: http://${hostName(host)}:${place.port}/`)
    },
    (failure: unknown) => {
      const sentence = openFailure(failure, process.env["DATABASE_URL"])
      if (sentence === undefined) process.stderr.write(`${inspect(failure)}\n`)
      stop(sentence ?? "The sandbox's database does not open. The reason is above.")
    },
  )
})
