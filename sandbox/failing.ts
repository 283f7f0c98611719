import { createMiddleware } from "hono/factory"
import { setTimeout as pause } from "node:timers/promises"
import { refusal } from "./errors.ts"
import type { Fault } from "./faults.ts"
import type { Env } from "./running-sandbox.ts"

/**
 * A connection that breaks within the answer. As a chunked one its head is sent first; of another answer the server reads the
 * beginning first, and answers 500 if that fails.
 */
const broken = (): Response => {
  const start = async (controller: ReadableStreamDefaultController<Uint8Array>) => {
    controller.enqueue(new TextEncoder().encode("{"))
    await pause(20)
    controller.error(new Error("The connection was dropped on request of the desk"))
  }
  const headers = { "Content-Type": "application/json", "Transfer-Encoding": "chunked" }
  return new Response(new ReadableStream({ start }), { headers })
}

const instead = (fault: Fault): Response | undefined => {
  switch (fault.kind) {
    case "500":
      throw refusal(500, "InternalError")
    case "429":
      throw refusal(429, "TooManyAttempts", { retryAfter: 5 })
    case "malformed":
      return new Response('{"values": [', { headers: { "Content-Type": "application/json" } })
    case "empty":
      return new Response(null, { status: 200 })
    case "drop":
      return broken()
    case "codeRequired":
      throw refusal(400, "CodeRequired", { field: "code" })
    case "slow":
    case "lost":
      return undefined
  }
}

/** The next calls fail as set on the desk. "lost" executes the call and drops only the response; "codeRequired" accepts calls with a code. */
export const failingCallMiddleware = createMiddleware<Env>(async (c, next) => {
  const fault = c.var.sandbox.faults.take(c.req.method, new URL(c.req.url).pathname)
  if (!fault) return next()
  if (fault.kind === "codeRequired" && c.req.query("code") !== undefined) return next()
  if (fault.milliseconds > 0) await pause(fault.milliseconds)
  const response = instead(fault)
  if (response) return c.newResponse(response.body, response)
  await next()
  if (fault.kind === "lost") c.res = broken()
  return undefined
})
