import { sendTwoFactorNotice } from "#sandbox/rules/two-factor-notices.ts"
import { disableTwoFactor, enableTwoFactor, loadTwoFactorResponse } from "#sandbox/rules/two-factor.ts"
import { twoFactor, twoFactorForm } from "#sandbox/schemas/accounts.ts"
import { bearer, doneResponse, json, requiredBody } from "#sandbox/schemas/common.ts"
import { requireLockedCaller, emailContextOf } from "./call.ts"
import { defineOperation } from "./operation.ts"
import { verifyPassword, readOwnCode } from "./proof.ts"

export const operations = [
  defineOperation({
    method: "get",
    path: "/profile/tfa",
    id: "readTwoFactor",
    tag: "two-factor",
    summary: "Read whether two-factor is on, or the secret that can be enabled",
    description:
      "While it is off, a secret of this session, the same one for ten minutes, as text for an authenticator.",
    refusals: { 403: ["Forbidden"], 409: ["EmailNotConfirmed"] },
    security: bearer,
    responses: { 200: json(twoFactor) },
    handler: async (c) =>
      c.json(await loadTwoFactorResponse(c.var.tx, await requireLockedCaller(c), emailContextOf(c)), 200),
  }),

  defineOperation({
    method: "post",
    path: "/profile/tfa/enable",
    id: "enableTwoFactor",
    tag: "two-factor",
    summary: "Turn two-factor on",
    description: "With a code of the secret that GET /profile/tfa gave this session. Every other session ends.",
    refusals: {
      400: ["IncorrectPassword", "WrongCode", "CodeUsed"],
      403: ["Forbidden"],
      409: ["TwoFactorEnabled", "EmailNotConfirmed"],
    },
    security: bearer,
    request: { body: requiredBody(twoFactorForm) },
    responses: { 204: doneResponse },
    handler: async (c) => {
      const { tfaCode, password } = c.req.valid("json")
      const toggle = { password: await verifyPassword(c, password), tfaCode: await readOwnCode(c, tfaCode) }
      const caller = await requireLockedCaller(c)
      await enableTwoFactor(c.var.tx, caller, toggle, emailContextOf(c))
      await sendTwoFactorNotice(c.var.tx, caller, true, emailContextOf(c))
      return c.body(null, 204)
    },
  }),

  defineOperation({
    method: "post",
    path: "/profile/tfa/disable",
    id: "disableTwoFactor",
    tag: "two-factor",
    summary: "Turn two-factor off",
    description: "Removes the recovery codes too. Every other session ends.",
    refusals: { 400: ["IncorrectPassword", "WrongCode", "CodeUsed"], 403: ["Forbidden"], 409: ["TwoFactorDisabled"] },
    security: bearer,
    request: { body: requiredBody(twoFactorForm) },
    responses: { 204: doneResponse },
    handler: async (c) => {
      const { tfaCode, password } = c.req.valid("json")
      const toggle = { password: await verifyPassword(c, password), tfaCode: await readOwnCode(c, tfaCode) }
      const caller = await requireLockedCaller(c)
      await disableTwoFactor(c.var.tx, caller, toggle, emailContextOf(c))
      await sendTwoFactorNotice(c.var.tx, caller, false, emailContextOf(c))
      return c.body(null, 204)
    },
  }),
]
