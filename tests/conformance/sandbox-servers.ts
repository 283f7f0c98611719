import { createFetchHandler } from "#sandbox/app.ts"
import { offeredExtensions } from "#sandbox/extensions.ts"
import { openTestDatabase } from "#sandbox/testing/database.ts"
import { listenOnFreePort } from "#sandbox/testing/web.ts"
import { type FaultyHandler, type Next, pathOf } from "./faulty-handler.ts"
import { faultyServers } from "./faulty-servers.ts"
import { mutations, type Mutation } from "./mutations.ts"

/** The origin of the pages, which differs from the origins of the servers. */
export const site = "https://shop.example"
export const extensions = offeredExtensions({})

/** Returns a pattern for requests of a call: "GET /orders/{orderId}" matches "GET /api/v1/orders/1". */
export const requestsOf = (call: string): RegExp =>
  new RegExp(`^${call.replace(" ", " /api/v1").replaceAll(/\{[^}]*\}/g, "[^/]+")}/?$`)

const isLines = ({ headers }: Response) => headers.get("Content-Type") === "application/x-ndjson"
const read = async (response: Response): Promise<unknown> => {
  const text = await response.text()
  if (isLines(response)) return JSON.parse(`[${text.trim().split("\n").join()}]`)
  return text === "" ? "" : JSON.parse(text)
}
const mutate = async (response: Response, { change }: Mutation, count: number): Promise<Response> => {
  const { status, headers } = response
  const sent = { status, headers, body: await read(response) }
  const { body, ...rest } = { ...sent, ...change(sent, count) }
  const lines = isLines(response) && Array.isArray(body) ? body : [body]
  return new Response(body === "" ? null : lines.map((line) => `${JSON.stringify(line)}\n`).join(""), rest)
}

/** Signs in as a customer of three months, or as a partner, and returns "email:password". */
const signIn = async (fetch: Next, persona: "miner" | "partner"): Promise<string> => {
  const body = JSON.stringify({ persona })
  const headers = { "Content-Type": "application/json" }
  const response = await fetch(new Request("http://localhost/sandbox/api/personas", { method: "POST", headers, body }))
  const { email, password } = (await response.json()) as { readonly email: string; readonly password: string }
  return `${email}:${password}`
}

const createMutatedServer = (mutation: Mutation): FaultyHandler => {
  let count = 0
  return async (request, next) => {
    const response = await next(request)
    const made = `${request.method} ${new URL(request.url).pathname}`
    return requestsOf(mutation.call).test(made) ? mutate(response, mutation, ++count) : response
  }
}

interface Mistake {
  /** A part of the failure's message. The failure must report the mistake. */
  readonly expectedMessage: string
  readonly start: () => FaultyHandler
}

/** Returns the mistakes for the successive attempts of a test: first mutations of one response, then broken servers. */
export const mistakesOf = (test: string): readonly Mistake[] => [
  ...(mutations[test] ?? []).map((mutation) => ({
    expectedMessage: mutation.expectedMessage,
    start: () => createMutatedServer(mutation),
  })),
  ...faultyServers
    .filter(({ detectedBy }) => detectedBy === test)
    .map(({ expectedMessage, start }) => ({ expectedMessage, start })),
]
export const detectingTests: readonly string[] = [
  ...new Set([...Object.keys(mutations), ...faultyServers.map(({ detectedBy }) => detectedBy)]),
].toSorted()

/** Returns a server that has built only GET /products and whose framework responds 404 to every other call. */
export const singleCallServer = (): FaultyHandler => async (request, next) =>
  pathOf(request) === "GET /products" ? next(request) : new Response("Cannot find it", { status: 404 })

/** Opens a sandbox with this machine's clock, because a conformance check compares its own clock with the server's. */
const openSandbox = async () => {
  const { db, close } = await openTestDatabase()
  const fetch = createFetchHandler(db, { extensions })
  return { fetch: (request: Request) => fetch(request), close }
}

/**
 * Starts one sandbox that can serve several origins. On attempt n of a test, the server makes the mistake with that
 * number of that test. Later attempts get a correct server, so the test must fail once for each mistake and finally
 * pass.
 */
export const startSandbox = async () => {
  const sandbox = await openSandbox()
  const closing: (() => Promise<void>)[] = [sandbox.close]
  const listen = async (persona: "miner" | "partner" = "miner", always?: FaultyHandler) => {
    const requests = new Set<string>()
    const broken = new Map<string, FaultyHandler>()
    const next = async (request: Request) => {
      const response = await sandbox.fetch(request)
      response.headers.set("Access-Control-Allow-Origin", site)
      return response
    }
    const { server, url, close } = await listenOnFreePort(async (request) => {
      requests.add(`${request.method} ${new URL(request.url).pathname}`)
      const agent = request.headers.get("User-Agent") ?? ""
      const [, attempt, test = ""] = /^conformance\/(\d+) \((.*)\)$/.exec(agent) ?? []
      const mistake = mistakesOf(test)[Number(attempt) - 1]
      if (mistake && !broken.has(agent)) broken.set(agent, mistake.start())
      return (always ?? broken.get(agent))?.(request, next) ?? next(request)
    })
    // Node must not add a date, because a mutation may have removed the header.
    server.prependListener("request", (_, response) => void (response.sendDate = false))
    closing.unshift(close)
    return { url, account: await signIn(sandbox.fetch, persona), requests }
  }
  return {
    listen,
    close: async () => {
      for (const close of closing) await close()
    },
  }
}
