import type { Request, Route } from "@playwright/test"
import type { OwnResponse } from "#sandbox/faults.ts"

/** A reply to a request, as Playwright takes it. The connection may be lost instead. */
type Reply = Parameters<Route["fulfill"]>[0] & { readonly status: number }
type Keep = (request: Request, reply: Reply | "lost") => void

const keyOf = (request: Request) => `${request.method()} ${request.url()}`

/** These only read, or say each time what the first one did. */
const readingPosts = /\/(?:paymenttypecurrencies|signup\/confirm)$/

const isWrite = (request: Request) => request.method() !== "GET" && !readingPosts.test(new URL(request.url()).pathname)

/** Replies that a page gets again when it is loaded again. */
export const rememberReplies = () => {
  const kept = new Map<string, Reply | "lost">()
  let isRepeatable = true
  let isRepeating = false
  return {
    keep: ((request, reply) => {
      kept.set(keyOf(request), reply)
      // Samples remember no write, so the reads before it would be answered as if it had not been.
      if (isWrite(request) && (reply === "lost" || reply.status < 400)) isRepeatable = false
    }) satisfies Keep,
    /** Something has happened that the same reply does not bring about. */
    unrepeatable: () => {
      isRepeatable = false
    },
    /** False where a reload would not meet the same world. */
    beginRepeating: () => {
      isRepeating = isRepeatable
      return isRepeatable
    },
    /** Whether the request got its reply of before. */
    repeat: async (route: Route): Promise<boolean> => {
      const reply = isRepeating ? kept.get(keyOf(route.request())) : undefined
      if (reply === undefined) return false
      await (reply === "lost" ? route.abort("internetdisconnected") : route.fulfill(reply))
      return true
    },
  }
}

export const fulfil = async (route: Route, { status, body, headers }: OwnResponse, keep: Keep) => {
  const reply = { status, headers: { ...headers }, ...(body === undefined ? {} : { json: body }) }
  keep(route.request(), reply)
  await route.fulfill(reply)
}

/** The sandbox answers; only the time is the test's own. */
export const pass = async (route: Route, keep: Keep, own: Readonly<Record<string, string>> = {}) => {
  try {
    const response = await route.fetch()
    const { date: _, ...headers } = response.headers()
    const reply = { status: response.status(), headers: { ...headers, ...own }, body: await response.body() }
    keep(route.request(), reply)
    await route.fulfill(reply)
  } catch {
    // The test was over before the answer came; a test that still needs it says so itself.
  }
}
