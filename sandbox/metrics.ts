import { readFileSync } from "node:fs"
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "prom-client"
import type { Connections } from "./database.ts"
import { failureKinds } from "./failure-kind.ts"
import { createHttpServer } from "./http.ts"
import { currentRoute, type CountFailure } from "./logging.ts"

const { version } = JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8")) as {
  readonly version: string
}

const methods = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"])

/** Returns a group for a path outside the sandbox, because a time series for each path would be too many. */
const placeOf = (pathname: string): string =>
  /^\/(?:assets|api|wp-admin|healthz|readyz)(?=\/|$)/.exec(pathname)?.[0] ?? "pages"

/** Creates the Prometheus metrics of this process: docs/operations.md. */
export const createMetrics = (connections: () => Promise<Connections | undefined>) => {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const durations = new Histogram({
    name: "hashwell_request_duration_seconds",
    help: "How long answers took, by method, route and status",
    labelNames: ["method", "route", "status"] as const,
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  })
  const pool = new Gauge({
    name: "hashwell_database_connections",
    help: "Connections to the database in use and idle, and calls that wait for one",
    labelNames: ["state"] as const,
    registers: [registry],
    collect: async () => {
      for (const [state, count] of Object.entries((await connections()) ?? {})) pool.set({ state }, count)
    },
  })
  const failures = new Counter({
    name: "hashwell_failures_total",
    help: "Failures by kind, route and code (SQLSTATE)",
    labelNames: ["kind", "route", "code"] as const,
    registers: [registry],
  })
  // Starts each counter at zero, because a rate needs a value before the first failure.
  for (const kind of failureKinds) failures.inc({ kind, route: "", code: "" }, 0)
  const settings = new Gauge({
    name: "hashwell_settings_broken",
    help: "1 while config.json is broken and an older one is served",
    registers: [registry],
  })
  new Gauge({
    name: "hashwell_build_info",
    help: "1, with the version of this process",
    labelNames: ["version"] as const,
    registers: [registry],
  }).set({ version }, 1)
  const fetch = async (request: Request): Promise<Response> =>
    new URL(request.url).pathname === "/metrics"
      ? new Response(await registry.metrics(), { headers: { "Content-Type": registry.contentType } })
      : new Response("Not found\n", { status: 404 })
  return {
    /** Measures a request. The caller must run this inside the request log, where the route is available. */
    measureRequest: async (request: Request, respond: () => Promise<Response>): Promise<Response> => {
      const stop = durations.startTimer()
      const response = await respond()
      const method = methods.has(request.method) ? request.method : "other"
      stop({ method, route: currentRoute() ?? placeOf(new URL(request.url).pathname), status: response.status })
      return response
    },
    countFailure: (({ kind, route = "", code = "" }) => failures.inc({ kind, route, code })) satisfies CountFailure,
    recordSettingsCheck: (isGood: boolean): void => settings.set(isGood ? 0 : 1),
    /**
     * Serves the metrics at a separate address, never on the port of the site. An empty address serves nothing. An unusable address is
     * reported to `refuse`.
     */
    listen: (address: string, refuse: (sentence: string) => void): void => {
      if (address === "") return
      const [, host = "", port = ""] = /^\[?([^\s\]]+)\]?:(\d{1,5})$/.exec(address) ?? []
      if (host === "" || Number(port) > 65_535)
        return refuse(`METRICS_ADDRESS must be an address like 127.0.0.1:9464, not "${address}".`)
      const failed = () => refuse(`METRICS_ADDRESS=${address} cannot be used. Choose a free address of this machine.`)
      createHttpServer(fetch).once("error", failed).listen(Number(port), host)
    },
  }
}

export type Metrics = ReturnType<typeof createMetrics>
