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
import { bearer, json, refusals } from "#sandbox/schemas/common.ts"
import { sessionParams, sessions } from "#sandbox/schemas/sessions.ts"
import type { Call } from "#sandbox/running-sandbox.ts"
import { lockedCaller, requiredCaller, requireExtension, writingOf, type Api } from "./call.ts"
import type { Operations } from "#sandbox/openapi/operation.ts"
import { deviceHashOf, deviceOf } from "#sandbox/device-cookie.ts"
import { setDeviceCookie } from "./device.ts"

/** For a person who has just proved who they are, in this browser. */
export const enterFrom = async (
  c: Call,
  customer: LockedCustomer,
  type: "SignIn" | "NewBrowser" = "SignIn",
): Promise<Tokens> => {
  const { tx, now } = c.var
  await recordEvent(tx, customer.id, { type, now })
  return openSession(tx, customer, now, currentSource())
}

/** After a sign-in, which may be someone else's. */
export const enterBySignIn = async (c: Call, customer: LockedCustomer): Promise<Tokens> => {
  const { tx, sandbox } = c.var
  // Before the browser becomes known.
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

const deleteSession = createRoute({
  method: "delete",
  path: "/profile/sessions/{sessionId}",
  security: bearer,
  request: { params: sessionParams },
  responses: { 204: done, ...refusals },
})

const deleteSessions = createRoute({
  method: "delete",
  path: "/profile/sessions",
  security: bearer,
  responses: { 204: done, ...refusals },
})

export const operations: Operations = {
  "GET /profile/sessions": {
    id: "listSessions",
    tag: "sessions",
    summary: "List the open sessions",
    extension: "sessions",
  },
  "DELETE /profile/sessions/{sessionId}": {
    id: "endSession",
    tag: "sessions",
    summary: "End another session",
    refuses: { 409: ["CurrentSession"] },
    extension: "sessions",
  },
  "DELETE /profile/sessions": {
    id: "endOtherSessions",
    tag: "sessions",
    summary: "End all other sessions",
    extension: "sessions",
  },
}

export const routes = (api: Api): void => {
  api.openapi(getSessions, async (c) => {
    requireExtension(c, "sessions")
    const values = await listSessions(c.var.tx, await requiredCaller(c), c.var.now)
    return c.json({ total: values.length, values }, 200)
  })

  api.openapi(deleteSession, async (c) => {
    requireExtension(c, "sessions")
    await endSession(c.var.tx, await lockedCaller(c), c.req.valid("param").sessionId, {
      device: deviceOf(c),
      now: c.var.now,
    })
    return c.body(null, 204)
  })

  api.openapi(deleteSessions, async (c) => {
    requireExtension(c, "sessions")
    await endOtherSessions(c.var.tx, await lockedCaller(c), { device: deviceOf(c), now: c.var.now })
    return c.body(null, 204)
  })
}
