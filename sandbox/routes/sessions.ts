import { createRoute } from "@hono/zod-openapi"
import { currentSource, recordEvent } from "#sandbox/rules/security-log.ts"
import {
  announceNewBrowser,
  endOtherSessions,
  endSession,
  isNewBrowser,
  listSessions,
} from "#sandbox/rules/sessions.ts"
import type { LockedCustomer } from "#sandbox/rules/locked-customer.ts"
import { openSession } from "#sandbox/rules/open-sessions.ts"
import type { Tokens } from "#sandbox/rules/tokens.ts"
import { passwordForm } from "#sandbox/schemas/accounts.ts"
import { bearer, json, refusals, required } from "#sandbox/schemas/common.ts"
import { sessionParams, sessions } from "#sandbox/schemas/sessions.ts"
import type { Call } from "#sandbox/running-sandbox.ts"
import { lockedCaller, requiredCaller, requireExtension, writingOf, type Api } from "./call.ts"
import type { Operations } from "#sandbox/openapi/operation.ts"
import { deviceHashOf, deviceOf } from "#sandbox/device-cookie.ts"
import { setDeviceCookie } from "./device.ts"
import { proofOf } from "./proof.ts"

/** Opens a session for a person who has just proved their identity in this browser. */
export const enterFrom = async (
  c: Call,
  customer: LockedCustomer,
  type: "SignIn" | "NewBrowser" = "SignIn",
): Promise<Tokens> => {
  const { tx, now } = c.var
  await recordEvent(tx, customer.id, { type, now })
  return openSession(tx, customer, now, currentSource())
}

/** Opens a session after a sign-in, which may be someone else's. */
export const enterBySignIn = async (c: Call, customer: LockedCustomer): Promise<Tokens> => {
  const { tx, sandbox } = c.var
  // Read this before the browser becomes known.
  const isNew = await isNewBrowser(tx, customer.id, deviceHashOf(c))
  if (isNew && sandbox.extensions.has("sessions")) await announceNewBrowser(tx, customer, currentSource(), writingOf(c))
  await setDeviceCookie(c, customer)
  return enterFrom(c, customer, isNew ? "NewBrowser" : "SignIn")
}

const done = { description: "Done" }

const getSessions = createRoute({
  method: "get",
  path: "/profile/sessions",
  security: bearer,
  responses: { 200: json(sessions), ...refusals },
})

const postEnd = createRoute({
  method: "post",
  path: "/profile/sessions/{sessionId}/end",
  security: bearer,
  request: { params: sessionParams, body: required(passwordForm) },
  responses: { 204: done, ...refusals },
})

const postEndOthers = createRoute({
  method: "post",
  path: "/profile/sessions/end",
  security: bearer,
  request: { body: required(passwordForm) },
  responses: { 204: done, ...refusals },
})

export const operations: Operations = {
  "GET /profile/sessions": {
    id: "listSessions",
    tag: "sessions",
    summary: "List the open sessions",
    description: "The caller's is first; at most the newest 100 are listed.",
    extension: "sessions",
  },
  "POST /profile/sessions/{sessionId}/end": {
    id: "endSession",
    tag: "sessions",
    summary: "End another session",
    description: "Its tokens stop working at once. The caller's own session is ended by POST /signout. Idempotent.",
    refuses: { 400: ["IncorrectPassword"], 403: ["Forbidden"], 409: ["CurrentSession"] },
    extension: "sessions",
    tfa: true,
  },
  "POST /profile/sessions/end": {
    id: "endOtherSessions",
    tag: "sessions",
    summary: "End all other sessions",
    description: "All tokens but the caller's stop working at once, and all other browsers are unknown to the account.",
    refuses: { 400: ["IncorrectPassword"], 403: ["Forbidden"] },
    extension: "sessions",
    tfa: true,
  },
}

export const routes = (api: Api): void => {
  api.openapi(getSessions, async (c) => {
    requireExtension(c, "sessions")
    const values = await listSessions(c.var.tx, await requiredCaller(c), c.var.now)
    return c.json({ total: values.length, values }, 200)
  })

  api.openapi(postEnd, async (c) => {
    requireExtension(c, "sessions")
    const proof = await proofOf(c, c.req.valid("json").password)
    const ending = { ...proof, device: deviceOf(c), sessionId: c.req.valid("param").sessionId }
    await endSession(c.var.tx, await lockedCaller(c), ending, writingOf(c))
    return c.body(null, 204)
  })

  api.openapi(postEndOthers, async (c) => {
    requireExtension(c, "sessions")
    const proof = await proofOf(c, c.req.valid("json").password)
    await endOtherSessions(c.var.tx, await lockedCaller(c), { ...proof, device: deviceOf(c) }, writingOf(c))
    return c.body(null, 204)
  })
}
