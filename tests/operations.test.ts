import { execFileSync, spawnSync } from "node:child_process"
import { mkdtempSync, readFileSync } from "node:fs"
import { rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { failureKinds } from "#sandbox/failure-kind.ts"
import { findFreePort } from "#sandbox/testing/web.ts"
import { inRoot } from "#scripts/root.ts"
import { type Server, startServer } from "#scripts/server.ts"

const read = (file: string) => readFileSync(inRoot(file), "utf8")

const folder = mkdtempSync(join(tmpdir(), "hashwell-operations-"))
let server: Server
let metrics = ""
let address = ""

beforeAll(async () => {
  address = `127.0.0.1:${await findFreePort()}`
  // A stub page replaces the build, because these tests use only the API.
  await writeFile(join(folder, "index.html"), "<!doctype html><title>Hashwell</title>")
  server = await startServer({ folder, environment: { METRICS_ADDRESS: address } })
  const orders = `${server.url}api/v1/orders`
  for (const path of [
    "api/v1/products",
    "api/v1/orders/0e0e7c36-0b4b-4ab5-8a0a-6b1f0a6d0a11",
    "api/v1/nothing/here",
    "assets/a.js",
    "faq",
  ])
    await (await fetch(server.url + path)).text()
  await (await fetch(orders, { method: "POST", body: "{}" })).text()
  metrics = await (await fetch(`http://${address}/metrics`)).text()
})
afterAll(async () => {
  await server.stop()
  await rm(folder, { recursive: true })
})

/** Counts each series as `method route status`. */
const counted = () =>
  [...metrics.matchAll(/^hashwell_request_duration_seconds_count\{(.*)\} (\d+)$/gm)].map(([, labels = "", count]) => [
    [...labels.matchAll(/"([^"]*)"/g)].map(([, value]) => value).join(" "),
    Number(count),
  ])

describe("metrics", () => {
  it("count requests by route, not by path", () => {
    expect(counted()).toEqual([
      ["GET /api/v1/products 200", 1],
      ["GET /api/v1/orders/:orderId 404", 1],
      ["GET unknown 404", 1],
      ["GET /assets 404", 1],
      ["GET pages 200", 1],
      ["POST /api/v1/orders 415", 1],
    ])
  })

  it("count the connections to the database", () => {
    const lines = [...metrics.matchAll(/^hashwell_database_connections\{state="(\w+)"\} (\d+)$/gm)]
    expect(lines.map(([, state, count]) => [state, Number(count)])).toEqual([
      ["used", 0],
      ["idle", 1],
      ["waiting", 0],
    ])
  })

  it("count failures by kind, from zero on", () => {
    const lines = [...metrics.matchAll(/^hashwell_failures_total\{kind="(\w+)",route="",code=""\} (\d+)$/gm)]
    expect(lines.map(([, kind, count]) => [kind, Number(count)])).toEqual(failureKinds.map((kind) => [kind, 0]))
  })

  it("report a broken config.json until it is corrected", async () => {
    const state = async () => {
      await (await fetch(`${server.url}config.json`)).text()
      const now = await (await fetch(`http://${address}/metrics`)).text()
      return now.match(/^hashwell_settings_broken \d$/gm)
    }
    for (const [settings, broken] of [
      ["{}", 0],
      ['{"apiOrigin":', 1],
      ["{}", 0],
    ] as const) {
      await writeFile(join(folder, "config.json"), settings)
      await expect.poll(state).toEqual([`hashwell_settings_broken ${broken}`])
    }
  })

  it("are not served on the port of the site", async () => {
    const response = await fetch(`${server.url}metrics`)
    expect(await response.text()).toContain("<!doctype html>")
    expect((await fetch(`http://${address}/api/v1/products`)).status).toBe(404)
  })
})

/** Returns the names in an expression, without labels, ranges and functions. */
const namesIn = (expression: string): readonly string[] =>
  expression
    .replaceAll(/\{.*?\}|\[.*?\]|\bby \(.*?\)|\bunless on \(\)/g, "")
    .replaceAll(/\w+\s*\(/g, "")
    .match(/[a-z]\w{2,}/g) ?? []

/** Returns the metrics that exist. `up` belongs to Prometheus itself. */
const known = () => new Set(["up", ...[...metrics.matchAll(/^([a-z]\w*)/gm)].map(([name]) => name)])

const alerts = [...read("deploy/alerts.yml").matchAll(/alert: (\w+)\n\s+expr: (.+)\n/g)].map(
  ([, name = "", expression = ""]) => ({ name, expression }),
)

type Dashboard = {
  readonly panels: readonly { readonly title: string; readonly targets: readonly { expr: string }[] }[]
}

describe("the monitoring", () => {
  it("queries only metrics that the server has in the dashboard", () => {
    const { panels } = JSON.parse(read("deploy/grafana-dashboard.json")) as Dashboard
    const named = panels.flatMap(({ targets }) => targets.map(({ expr }) => namesIn(expr)))
    expect(named.filter((names) => names.length !== 1)).toEqual([])
    expect(named.flat().filter((name) => !known().has(name))).toEqual([])
  })

  it("queries only metrics that the server has in alarms, each explained in docs/operations.md", () => {
    expect(alerts).toHaveLength(read("deploy/alerts.yml").split("alert:").length - 1)
    expect(alerts.flatMap(({ expression }) => namesIn(expression)).filter((name) => !known().has(name))).toEqual([])
    const explained = [...read("docs/operations.md").matchAll(/^\| `(Hashwell\w+)`/gm)].map(([, name]) => name)
    expect(explained).toEqual(alerts.map(({ name }) => name))
  })

  it.skipIf(spawnSync("promtool", ["--version"]).error)("raises each alarm in its case (needs promtool)", () => {
    const output = execFileSync("promtool", ["test", "rules", inRoot("deploy/alerts.test.yml")], { encoding: "utf8" })
    expect(output).toContain("SUCCESS")
    execFileSync("promtool", ["check", "config", inRoot("deploy/prometheus.yml")])
  })
})
