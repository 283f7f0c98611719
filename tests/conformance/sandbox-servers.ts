import { offeredExtensions } from "#sandbox/extensions.ts"
import { offering, type StartedSandbox } from "#sandbox/testing/sandbox.ts"
import { listenOnFreePort } from "#sandbox/testing/web.ts"
import { mutations, type Mutation } from "./mutations.ts"

/** The origin of the pages, which is none of the servers'. */
export const site = "https://shop.example"
export const extensions = offeredExtensions({})

/** Requests of "GET /orders/{orderId}", written as "GET /api/v1/orders/1". */
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

/** A customer of three months who is a partner, as "email:password". */
const enter = async ({ fetch }: StartedSandbox): Promise<string> => {
  const body = JSON.stringify({ persona: "miner" })
  const headers = { "Content-Type": "application/json" }
  const answer = await fetch(new Request("http://localhost/sandbox/api/personas", { method: "POST", headers, body }))
  const { email, password } = (await answer.json()) as { readonly email: string; readonly password: string }
  return `${email}:${password}`
}

/**
 * One sandbox, which serves at as many origins as needed. At the n-th attempt of a test it makes the n-th of the test's mutations, and then
 * none, so that a test that notices them all fails that often and passes at last.
 */
export const startSandbox = async () => {
  const sandbox = await offering(...extensions)()
  const closing: (() => Promise<void>)[] = [sandbox.close]
  const listen = async () => {
    const requests = new Set<string>()
    const counts = new Map<string, number>()
    const { server, url, close } = await listenOnFreePort(async (request) => {
      const made = `${request.method} ${new URL(request.url).pathname}`
      requests.add(made)
      const response = await sandbox.fetch(request)
      response.headers.set("Access-Control-Allow-Origin", site)
      const agent = request.headers.get("User-Agent") ?? ""
      const [, attempt, test = ""] = /^conformance\/(\d+) \((.*)\)$/.exec(agent) ?? []
      const mutation = mutations[test]?.[Number(attempt) - 1]
      if (!mutation || !requestsOf(mutation.call).test(made)) return response
      const count = (counts.get(agent) ?? 0) + 1
      counts.set(agent, count)
      return mutate(response, mutation, count)
    })
    // Node would add a date where a mutation removed it.
    server.prependListener("request", (_, response) => void (response.sendDate = false))
    closing.unshift(close)
    return { url, account: await enter(sandbox), requests }
  }
  return {
    listen,
    close: async () => {
      for (const close of closing) await close()
    },
  }
}
