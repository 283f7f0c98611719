import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { conform, stepsOf, type Target } from "#scripts/conformance/conform.ts"
import type { Fetch } from "#scripts/conformance/exchange.ts"
import { mutations, type Mutation } from "./mutations.ts"
import { jsonReport, textReport } from "#scripts/conformance/report.ts"
import { startSandboxTarget } from "./sandbox-target.ts"

type Started = Awaited<ReturnType<typeof startSandboxTarget>>
let started: Started
beforeAll(async () => {
  started = await startSandboxTarget()
}, 60_000)
afterAll(() => started.close())

const differencesOf = async (target: Target, step?: string) => {
  const steps = stepsOf(started.document).filter(({ name }) => step === undefined || name === step)
  const { results } = await conform(started.document, target, steps)
  return results.flatMap(({ differences }) => differences)
}
const named = ({ call, what }: { readonly call: string; readonly what: string }) => `${call} ${what}`

it("the sandbox passes, and every call of the document is made", async () => {
  const report = await conform(started.document, started.target)
  expect(report.results.filter(({ outcome }) => outcome === "differs")).toEqual([])
  expect(report.results.filter(({ outcome }) => outcome === "skipped")).toEqual([])
  expect([...report.made].toSorted()).toEqual([...report.calls].toSorted())
})

const withMutation = (fetch: Fetch, { call, nth, change }: Mutation): Fetch => {
  const [method, path = ""] = call.split(" ")
  const address = new RegExp(`^/api/v1${path.replaceAll(/\{[^}]*\}/g, "[^/]+")}/?$`)
  let count = 0
  return async (request) => {
    const response = await fetch(request)
    if (request.method !== method || !address.test(new URL(request.url).pathname)) return response
    count += 1
    if (nth !== undefined && nth !== count) return response
    const sent = await response.text()
    const isLines = response.headers.get("Content-Type") === "application/x-ndjson"
    const body: unknown = isLines
      ? sent
          .trim()
          .split("\n")
          .map((line): unknown => JSON.parse(line))
      : sent === ""
        ? ""
        : JSON.parse(sent)
    const changed = {
      status: response.status,
      headers: response.headers,
      body,
      ...change({ status: response.status, headers: response.headers, body }),
    }
    const lines =
      isLines && Array.isArray(changed.body)
        ? changed.body.map((line) => `${JSON.stringify(line)}\n`).join("")
        : JSON.stringify(changed.body)
    return new Response(changed.body === "" ? null : lines, changed)
  }
}

describe("a mutation of the sandbox’s answers is named", () => {
  it.each(mutations)("$step: $name", async (mutation) => {
    const { target } = started
    const found = await differencesOf({ ...target, fetch: withMutation(target.fetch, mutation) }, mutation.step)
    expect(found.map(named)).toEqual(mutation.found)
    for (const { expected, received, customer } of found) expect([expected, received, customer]).not.toContain("")
  })
})

it("an answer that stops a step is named, and the other steps go on", async () => {
  const { target } = started
  const mutation: Mutation = {
    name: "the summary as text",
    step: "",
    call: "GET /dashboard/summary",
    change: () => ({ body: "later" }),
    found: [],
  }
  const report = await conform(started.document, { ...target, fetch: withMutation(target.fetch, mutation) })
  const differing = report.results.filter(({ outcome }) => outcome === "differs")
  expect(differing.flatMap(({ differences }) => differences.map(({ call }) => call))).toContain(
    "GET /dashboard/summary",
  )
  expect(report.results.filter(({ outcome }) => outcome === "passed").length).toBeGreaterThan(100)
})

it("an API at another origin has to allow the site by CORS", async () => {
  const site = "https://shop.example"
  const found = await differencesOf({ ...started.target, site }, "GET /currencies/eth")
  expect(found.map(named)).toEqual(["GET /currencies/eth header CORS"])
})

it("extensions that config.json does not name are neither called nor expected", async () => {
  const target = { ...started.target, extensions: [], account: null }
  const { results } = await conform(started.document, target)
  const reasons = new Set(results.map(({ reason }) => reason))
  expect(reasons).toContain("config.json does not name passkeys")
  expect(reasons).toContain("needs --as email:password")
  expect(results.filter(({ outcome }) => outcome === "differs")).toEqual([])
})

it("writes nothing without --writes", async () => {
  const methods = new Set<string>()
  const fetch: Fetch = (request) => {
    methods.add(`${request.method} ${new URL(request.url).pathname}`)
    return started.target.fetch(request)
  }
  await conform(started.document, { ...started.target, fetch, writes: false })
  expect([...methods].filter((call) => !call.startsWith("GET "))).toEqual(["POST /api/v1/token"])
})

it("reports a difference with its sentence, what came and what a customer sees", async () => {
  const { target, document } = started
  const mutation = mutations.find(({ name }) => name === "a price as a float")!
  const steps = stepsOf(document)
    .filter(({ name }) => name === mutation.step)
    .slice(0, 1)
  const report = await conform(document, { ...target, fetch: withMutation(target.fetch, mutation) }, steps)
  const parts = ["GET /products: shape /0/localizedToPayAmount", "must be string"]
  const texts = [textReport, jsonReport].map((write) => write(report))
  for (const text of texts) for (const part of parts.slice(1)) expect(text).toContain(part)
  expect(texts[0]).toBe(`✗ GET /products: shape /0/localizedToPayAmount
    docs/api.md: 200 Product[]; without a code, when set on the desk: 400 \`CodeRequired\`, field \`code\`
    received:    must be string: 26.22
    a customer:  A dash instead of the figure, or “couldn’t load”. (shop)
1 of ${report.calls.length} calls made; 0 steps passed, 1 differ, 0 skipped`)
})
