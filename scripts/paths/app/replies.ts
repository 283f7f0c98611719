import type { Request, Route } from "@playwright/test"
import type { OwnResponse } from "#sandbox/faults.ts"

/** A reply to a request in Playwright's format. "lost" means that the connection was lost. */
type Reply = Parameters<Route["fulfill"]>[0] & { readonly status: number }
type RecordReply = (request: Request, reply: Reply | "lost") => void

const keyOf = (request: Request) => `${request.method()} ${request.url()}`

/** POST requests that change nothing. A request of this kind only reads, or returns the result of the first such request. */
const readingPosts = /\/(?:paymenttypecurrencies|signup\/confirm)$/

const isWrite = (request: Request) => request.method() !== "GET" && !readingPosts.test(new URL(request.url()).pathname)

/** Records the replies of a page and replays them when the page reloads. */
export const rememberReplies = () => {
  const recorded = new Map<string, Reply | "lost">()
  let isRepeatable = true
  let isRepeating = false
  return {
    keep: ((request, reply) => {
      recorded.set(keyOf(request), reply)
      // Samples do not change after a write, so a replay of reads from before the write would show the old data.
      if (isWrite(request) && (reply === "lost" || reply.status < 400)) isRepeatable = false
    }) satisfies RecordReply,
    /** Marks the page as not repeatable, because something happened that the same reply cannot reproduce. */
    unrepeatable: () => {
      isRepeatable = false
    },
    /** Starts the replay. Returns false if a reload would find a different state. */
    beginRepeating: () => {
      isRepeating = isRepeatable
      return isRepeatable
    },
    /** Replays the recorded reply. Returns true if the request got it. */
    repeat: async (route: Route): Promise<boolean> => {
      const reply = isRepeating ? recorded.get(keyOf(route.request())) : undefined
      if (reply === undefined) return false
      await (reply === "lost" ? route.abort("internetdisconnected") : route.fulfill(reply))
      return true
    },
  }
}

export const fulfil = async (route: Route, { status, body, headers }: OwnResponse, record: RecordReply) => {
  const reply = { status, headers: { ...headers }, ...(body === undefined ? {} : { json: body }) }
  record(route.request(), reply)
  await route.fulfill(reply)
}

/** Passes the request to the sandbox. Removes the `Date` header of the response, because the test controls the time. */
export const pass = async (route: Route, record: RecordReply, own: Readonly<Record<string, string>> = {}) => {
  try {
    const response = await route.fetch()
    const { date: _, ...headers } = response.headers()
    const reply = { status: response.status(), headers: { ...headers, ...own }, body: await response.body() }
    record(route.request(), reply)
    await route.fulfill(reply)
  } catch {
    // The test ended before the response arrived. A test that still needs the response fails without it.
  }
}
