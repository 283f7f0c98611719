import { deviceHashOf } from "#sandbox/device-cookie.ts"
import { requestReset } from "#sandbox/rules/request-two-factor-reset.ts"
import { cancelReset } from "#sandbox/rules/two-factor-reset.ts"
import { linkForm, resetForm, resetRequested } from "#sandbox/schemas/accounts.ts"
import { doneResponse, json, requiredBody } from "#sandbox/schemas/common.ts"
import { emailContextOf } from "./call.ts"
import { defineOperation } from "./operation.ts"

export const operations = [
  defineOperation({
    method: "post",
    path: "/recovery/tfa",
    id: "requestTwoFactorReset",
    tag: "sign-in",
    summary: "Request that two-factor is turned off in 72 hours",
    description:
      "For a lost phone without codes. An e-mail has a link that cancels the reset, and so does any sign-in or call with a code. The same again answers with the same date.",
    refusals: { 400: ["InvalidCredentials", "UserNotVerified"], 409: ["TwoFactorDisabled"] },
    extension: "twoFactorReset",
    requiresHumanCheck: true,
    request: { body: requiredBody(resetForm) },
    responses: { 200: json(resetRequested) },
    handler: async (c) => {
      const { sandbox, tx } = c.var
      const form = { ...c.req.valid("json"), device: deviceHashOf(c) }
      const due = await requestReset(sandbox.db, tx, form, emailContextOf(c))
      return c.json({ dueDate: due.toISOString() }, 200)
    },
  }),

  defineOperation({
    method: "post",
    path: "/recovery/tfa/cancel",
    id: "cancelTwoFactorReset",
    tag: "sign-in",
    summary: "Cancel a two-factor reset with the token of its e-mail",
    description: "Two-factor stays as it is. Idempotent.",
    refusals: { 400: ["OldToken"] },
    extension: "twoFactorReset",
    request: { body: requiredBody(linkForm) },
    responses: { 204: doneResponse },
    handler: async (c) => {
      await cancelReset(c.var.tx, c.req.valid("json").token, c.var.now)
      return c.body(null, 204)
    },
  }),
]
