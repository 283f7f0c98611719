import { setTimeout as pause } from "node:timers/promises"
import { createMiddleware } from "hono/factory"
import type { ContentfulStatusCode } from "hono/utils/http-status"
import { enterAs } from "./desk/personas.ts"
import { createRefusal } from "./errors.ts"
import type { Fault } from "./faults.ts"
import { negotiateLocale } from "./negotiate-locale.ts"
import type { RequestContext, Env } from "./running-sandbox.ts"

/**
 * Returns a response whose connection breaks in the middle of the body. The response is chunked, so that the server sends its head before
 * the break. The server would read the beginning of any other response first and return 500 if that failed.
 */
const createBrokenResponse = (): Response => {
  const start = async (controller: ReadableStreamDefaultController<Uint8Array>) => {
    controller.enqueue(new TextEncoder().encode("{"))
    await pause(20)
    controller.error(new Error("The connection was dropped on request of the desk"))
  }
  const headers = { "Content-Type": "application/json", "Transfer-Encoding": "chunked" }
  return new Response(new ReadableStream({ start }), { headers })
}

/**
 * Returns the tester's own response. The sandbox replaces the tokens in it with those of a new customer, because a page with invented
 * tokens would lose its session at the next call.
 */
const createOwnResponse = async (c: RequestContext, { response }: Fault): Promise<Response> => {
  const { status, body, headers } = response!
  if (body === undefined) return new Response(null, { status, headers: { ...headers } })
  const isTokens = typeof body === "object" && body !== null && "access_token" in body
  const tokens = isTokens
    ? await enterAs(c.var.sandbox, "verified", negotiateLocale(c.req.header("Accept-Language")))
    : undefined
  const own = tokens && { access_token: tokens.access_token, refresh_token: tokens.refresh_token }
  return c.json(own === undefined ? body : { ...(body as object), ...own }, status as ContentfulStatusCode, {
    ...headers,
  })
}

/**
 * Returns the response of a fault that replaces the call, or undefined if the call runs. The kinds 500, 429 and `codeRequired` refuse the
 * call.
 */
const respondToFault = (fault: Fault): Response | undefined => {
  switch (fault.kind) {
    case "500":
      throw createRefusal(500, "InternalError")
    case "429":
      throw createRefusal(429, "TooManyAttempts", { retryAfter: 5 })
    case "malformed":
      return new Response('{"values": [', { headers: { "Content-Type": "application/json" } })
    case "empty":
      return new Response(null, { status: 200 })
    case "drop":
      return createBrokenResponse()
    case "codeRequired":
      throw createRefusal(400, "CodeRequired", { field: "code" })
    case "slow":
    case "lost":
    case "response":
      return undefined
  }
}

/**
 * Makes the next calls fail as the tester has set on the desk. A "lost" fault executes the call and drops only the response. A
 * "codeRequired" fault lets a call with a code pass.
 */
export const faultMiddleware = createMiddleware<Env>(async (c, next) => {
  const fault = c.var.sandbox.faults.take(c.req.method, new URL(c.req.url))
  if (!fault) return next()
  if (fault.kind === "codeRequired" && c.req.query("code") !== undefined) return next()
  if (fault.milliseconds > 0) await pause(fault.milliseconds)
  const response = fault.kind === "response" ? await createOwnResponse(c, fault) : respondToFault(fault)
  if (response) return c.newResponse(response.body, response)
  await next()
  if (fault.kind === "lost") c.res = createBrokenResponse()
  return undefined
})
