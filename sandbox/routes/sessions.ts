import { deviceOf } from "#sandbox/device-cookie.ts"
import { endOtherSessions, endSession, listSessions } from "#sandbox/rules/sessions.ts"
import { passwordForm } from "#sandbox/schemas/accounts.ts"
import { bearer, doneResponse, json, requiredBody } from "#sandbox/schemas/common.ts"
import { sessionParams, sessions } from "#sandbox/schemas/sessions.ts"
import { requireLockedCaller, requireCaller, emailContextOf } from "./call.ts"
import { defineOperation } from "./operation.ts"
import { readPasswordProof } from "./proof.ts"

export const operations = [
  defineOperation({
    method: "get",
    path: "/profile/sessions",
    id: "listSessions",
    tag: "sessions",
    summary: "List the open sessions",
    description: "The caller's is first; at most the newest 100 are listed.",
    extension: "sessions",
    security: bearer,
    responses: { 200: json(sessions) },
    handler: async (c) => {
      const values = await listSessions(c.var.tx, await requireCaller(c), c.var.now)
      return c.json({ total: values.length, values }, 200)
    },
  }),

  defineOperation({
    method: "post",
    path: "/profile/sessions/{sessionId}/end",
    id: "endSession",
    tag: "sessions",
    summary: "End another session",
    description: "Its tokens stop working at once. The caller's own session is ended by POST /signout. Idempotent.",
    refusals: { 400: ["IncorrectPassword"], 403: ["Forbidden"], 409: ["CurrentSession"] },
    extension: "sessions",
    acceptsTwoFactorCode: true,
    security: bearer,
    request: { params: sessionParams, body: requiredBody(passwordForm) },
    responses: { 204: doneResponse },
    handler: async (c) => {
      const proof = await readPasswordProof(c, c.req.valid("json").password)
      const ending = { ...proof, device: deviceOf(c), sessionId: c.req.valid("param").sessionId }
      await endSession(c.var.tx, await requireLockedCaller(c), ending, emailContextOf(c))
      return c.body(null, 204)
    },
  }),

  defineOperation({
    method: "post",
    path: "/profile/sessions/end",
    id: "endOtherSessions",
    tag: "sessions",
    summary: "End all other sessions",
    description: "All tokens but the caller's stop working at once, and all other browsers are unknown to the account.",
    refusals: { 400: ["IncorrectPassword"], 403: ["Forbidden"] },
    extension: "sessions",
    acceptsTwoFactorCode: true,
    security: bearer,
    request: { body: requiredBody(passwordForm) },
    responses: { 204: doneResponse },
    handler: async (c) => {
      const proof = await readPasswordProof(c, c.req.valid("json").password)
      await endOtherSessions(
        c.var.tx,
        await requireLockedCaller(c),
        { ...proof, device: deviceOf(c) },
        emailContextOf(c),
      )
      return c.body(null, 204)
    },
  }),
]
