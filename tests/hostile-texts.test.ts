import { readFileSync } from "node:fs"
import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from "kysely"
import { expect, test } from "vitest"
import { createApi, createApiDocument } from "#sandbox/api.ts"
import { createFetchHandler } from "#sandbox/app.ts"
import { clientOf, countryOf, parseTrustedProxies } from "#sandbox/client.ts"
import { hour } from "#sandbox/clock.ts"
import { offeredExtensions } from "#sandbox/extensions.ts"
import { createLog } from "#sandbox/logging.ts"
import { exampleOf } from "#sandbox/openapi/examples.ts"
import type { Schema } from "#sandbox/openapi/types.ts"
import { createRequestHandler } from "#sandbox/request-handler.ts"
import { createSite } from "#sandbox/site.ts"
import { fileOf } from "#sandbox/static.ts"
import type { Tables } from "#sandbox/tables.ts"
import { isShipped, readSources } from "#scripts/syntax.ts"

/**
 * A database that immediately returns no rows for every statement, so that the time of a call depends only on the
 * handling of its texts.
 */
const db = new Kysely<Tables>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (inner) => new PostgresIntrospector(inner),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
})

// Each call is in a different hour, so that no rate limit refuses a call before the sandbox reads it.
let now = Date.parse("2026-03-10T12:00:00.000Z")
const sandbox = createFetchHandler(db, {
  now: () => (now += hour),
  extensions: offeredExtensions({}),
  report: () => undefined,
})
const page = fileOf("index.html", readFileSync(new URL("../index.html", import.meta.url)))
const proxies = parseTrustedProxies("127.0.0.1")
const { fetch } = createRequestHandler({
  log: createLog("silent"),
  isKnownHost: () => true,
  isOverTls: () => false,
  readiness: () => Promise.resolve("ready" as const),
  clientOf: (peer, forwarded) => clientOf(proxies, peer, forwarded),
  countryOf: (peer, named) => countryOf(proxies, peer, named),
  handle: createSite({
    files: new Map([["/index.html", page]]),
    pages: { files: new Map([["/en-US/empty.html", page]]), table: { routes: [], without: {} } },
    sandbox: () => Promise.resolve({ fetch: sandbox }),
    report: () => undefined,
  }),
})

const units = [" ", "\u200b", "e\u0301", '"', "1", ".", "@", "-", "a.", ",;"]
const kib = 1024
const sizes = [2, 4, 8, 16, 32, 64].map((size) => size * kib)
/** The maximum size of a URL or of all headers that Node accepts. */
const maxHeadBytes = 16 * kib
/** The sizes of the first calls in bytes. The sandbox ignores a header longer than the smaller size. */
const first = [8 * kib, 64 * kib]

/**
 * Returns a text of about this many bytes. The other fields need the remainder of 64 KiB. The text has letters in the
 * middle and at the start, because a pattern for the end of a text fails at a letter.
 */
const textOf = (unit: string, size: number): string => {
  const half = unit.repeat((0.45 * size) / (Buffer.byteLength(JSON.stringify(unit)) - 2))
  return `x${half}x${half}`
}

/** A call with a long text in one place. The text repeats the unit up to about this size. */
type TextInput = { readonly name: string; readonly request: (unit: string, size: number) => Request }

const at = (path: string): string => `http://localhost${path}`

/** Lists every string of a value, with a function that replaces it. */
const stringsIn = (value: unknown, name: string): readonly (readonly [string, (text: string) => unknown])[] => {
  if (typeof value === "string") return [[name, (text) => text]]
  if (typeof value !== "object" || value === null) return []
  return Object.entries(value).flatMap(([key, part]) =>
    stringsIn(part, `${name}.${key}`).map(
      ([input, put]) =>
        [input, (text: string) => (Array.isArray(value) ? [put(text)] : { ...value, [key]: put(text) })] as const,
    ),
  )
}

/** The factor for form encoding, which writes most bytes as three. */
const inForm = 1 / 3
const bodyFor = (type: string, value: unknown): Pick<RequestInit, "headers" | "body"> =>
  type === "application/json"
    ? { headers: { "Content-Type": type }, body: JSON.stringify(value) }
    : { headers: { "Content-Type": type }, body: new URLSearchParams(value as Record<string, string>) }

const form = "application/x-www-form-urlencoded"
const review = { name: "Anna", email: "anna@shop.example", title: "Negative review", content: "Slow", rating: "1" }

const document = createApiDocument(createApi())
const schemas = document.components.schemas

/** Returns one example for each alternative of the form. */
const examplesOf = (schema: Schema): readonly unknown[] => {
  const named = schema.$ref === undefined ? schema : (schemas[schema.$ref.split("/").at(-1) ?? ""] ?? {})
  return (named.oneOf ?? named.anyOf ?? [named]).map((choice) => exampleOf(choice, schemas))
}

const inputs: readonly TextInput[] = Object.entries(document.paths).flatMap(([path, calls]) =>
  Object.entries(calls).flatMap(([name, { parameters, requestBody }]): readonly TextInput[] => {
    const method = name.toUpperCase()
    const call = `${method} ${path}`
    const address = at(`/api/v1${path.replaceAll(/\{\w+\}/g, "7d0b3a54-2f10-4d0c-9f0e-0d8d6f3f1a01")}`)
    const inAddress = parameters
      .filter(({ in: input, $ref }) => $ref === undefined && input !== "header")
      .map(({ in: input, name: key }) => ({
        name: `${call}: ${input} ${key}`,
        request: (unit: string, size: number) => {
          const text = encodeURIComponent(textOf(unit, Math.min(size, maxHeadBytes)))
          const changed =
            input === "query" ? `${address}?${key}=${text}` : at(`/api/v1${path.replace(`{${key}}`, text)}`)
          return new Request(changed, { method })
        },
      }))
    const inBody = Object.entries(requestBody?.content ?? {}).flatMap(([type, { schema }]) =>
      examplesOf(schema).flatMap((example) =>
        stringsIn(example, "body").map(([field, put]) => ({
          name: `${call}: ${field}`,
          request: (unit: string, size: number) =>
            new Request(address, { method, ...bodyFor(type, put(textOf(unit, type === form ? size * inForm : size))) }),
        })),
      ),
    )
    return [...inAddress, ...inBody]
  }),
)

const inReview: readonly TextInput[] = stringsIn(review, "body").map(([name, put]) => ({
  name: `POST /wp-admin/admin-ajax.php: ${name}`,
  request: (unit, size) =>
    new Request(at("/wp-admin/admin-ajax.php"), { method: "POST", ...bodyFor(form, put(textOf(unit, size * inForm))) }),
}))

/** Returns the header as Node passes it: one character for each byte, without line breaks. */
const headerText = (text: string): string => Buffer.from(text.replaceAll(/[\t\n]/g, " ")).toString("latin1")

/**
 * Lists the headers that the sandbox reads. A wrong Authorization header ends some calls before the sandbox reads the
 * other headers, so one call sends those without it.
 */
const headerInputs = async (): Promise<readonly TextInput[]> => {
  const sources = (await readSources("sandbox")).filter(({ path }) => isShipped(path))
  const reading = /(?:req\.header|headers\.get)\("([\w-]+)"\)|(?:shortHeader|endOfList)\(\w+, "([\w-]+)"\)/g
  const found = sources.flatMap(({ text }) => [...text.matchAll(reading)].map(([, one, other]) => one ?? other ?? ""))
  expect(found).toEqual(expect.arrayContaining(["Cookie", "X-TFA", "User-Agent", "X-Forwarded-For"]))
  const others = [...new Set(found)].filter((name) => name !== "Authorization")
  return [["Authorization"], others].flatMap((names) =>
    ["/", "/api/v1/profile", "/api/v1/products", "/sandbox"].map((path) => ({
      name: `${names.join(", ")} of GET ${path}`,
      request: (unit, size) =>
        new Request(at(path), {
          headers: Object.fromEntries(
            names.map((name) => [name, headerText(textOf(unit, Math.min(size, maxHeadBytes)))]),
          ),
        }),
    })),
  )
}

/** Measures the processor time in milliseconds, which excludes other work of the machine. */
const duration = async ({ request }: TextInput, unit: string, size: number): Promise<number> => {
  const sent = request(unit, size)
  const from = process.threadCpuUsage()
  const { status } = await fetch(sent, "127.0.0.1")
  const { user, system } = process.threadCpuUsage(from)
  expect(status).not.toBe(413)
  return (user + system) / 1000
}

/**
 * The minimum time, in milliseconds, that the test compares. A garbage collection can take longer than a shorter time.
 */
const floor = 12
/** The number of measurements of a call that takes longer than the minimum time. The shortest measurement counts. */
const runs = 5
/** The allowed growth. Four times the text takes four times as long in linear time, and sixteen times as long in quadratic time. */
const growthAllowed = 8

const shortest = async (input: TextInput, unit: string, size: number): Promise<number> => {
  let least = Infinity
  for (let run = 0; run < runs && least > floor; run += 1) least = Math.min(least, await duration(input, unit, size))
  return least
}

const slowIn = async (input: TextInput): Promise<readonly string[]> => {
  const slow: string[] = []
  for (const unit of units) {
    const durations: number[] = []
    for (const size of first) durations.push(await duration(input, unit, size))
    if (Math.max(...durations) <= floor) continue
    const times: number[] = []
    for (const size of sizes) times.push(await shortest(input, unit, size))
    const grows = times.some((time, index) => time > floor && time > growthAllowed * (times[index - 2] ?? Infinity))
    if (grows) slow.push(`${input.name}, ${JSON.stringify(unit)}: ${times.map(Math.round).join(", ")} ms`)
  }
  return slow
}

/** Returns the first slow place. The search ends with it, because the remaining places could take minutes. */
const measureTime = async (all: readonly TextInput[]): Promise<readonly string[]> => {
  for (const input of all) {
    const slow = await slowIn(input)
    if (slow.length > 0) return slow
  }
  return []
}

test(
  "a hostile text in any field of any call takes time proportional to its length",
  { timeout: 240_000 },
  async () => {
    expect(inputs.length).toBeGreaterThan(100)
    expect(await measureTime([...inReview, ...inputs])).toEqual([])
  },
)

test("a hostile text in any header takes time proportional to its length", async () => {
  expect(await measureTime(await headerInputs())).toEqual([])
})
