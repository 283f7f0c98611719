import { deviceOf } from "#sandbox/device-cookie.ts"
import { changePassword } from "#sandbox/rules/change-password.ts"
import { hashNewPassword } from "#sandbox/rules/passwords.ts"
import { findRecoveryToken, resetPassword } from "#sandbox/rules/recovery.ts"
import { requestRecovery } from "#sandbox/rules/request-recovery.ts"
import { changePasswordForm, recoveryForm, resetPasswordForm, tokens } from "#sandbox/schemas/accounts.ts"
import { bearer, doneResponse, json, requiredBody } from "#sandbox/schemas/common.ts"
import { originOf, requireLockedCaller, emailContextOf } from "./call.ts"
import { setDeviceCookie } from "./device.ts"
import { openSession } from "./open-session.ts"
import { defineOperation } from "./operation.ts"
import { verifyPassword, readSecondFactor, hashOwnNewPassword } from "./proof.ts"

export const operations = [
  defineOperation({
    method: "post",
    path: "/recovery",
    id: "requestRecovery",
    tag: "sign-in",
    summary: "Send an e-mail for a new password",
    description:
      "Answers the same for an address without an account. The link of the e-mail leads to the site's page for a new password.",
    requiresHumanCheck: true,
    request: { body: requiredBody(recoveryForm) },
    responses: { 204: doneResponse },
    handler: async (c) => {
      const { tx, locale, now } = c.var
      await requestRecovery(tx, c.req.valid("json").email, { locale, origin: originOf(c), now })
      return c.body(null, 204)
    },
  }),

  defineOperation({
    method: "put",
    path: "/profile/password",
    id: "resetPassword",
    tag: "sign-in",
    summary: "Set a new password with the token of a recovery e-mail",
    description:
      "The token of the e-mail works once. Every other session ends, and what was changed in the 7 days before is taken back.",
    refusals: { 400: ["OldRecoveryToken", "CommonPassword"] },
    acceptsTwoFactorCode: true,
    request: { body: requiredBody(resetPasswordForm) },
    responses: { 200: json(tokens) },
    handler: async (c) => {
      const { tx, commit, now } = c.var
      const { password, resetPasswordToken: secret } = c.req.valid("json")
      const { user_id } = await findRecoveryToken(tx, secret, now)
      // The commit frees the connection while the password is hashed.
      await commit()
      const code = await readSecondFactor(c, () => Promise.resolve(user_id))
      const reset = { password: await hashNewPassword(password, user_id), secret, code }
      const customer = await resetPassword(tx, c.var.sandbox, reset, emailContextOf(c))
      await setDeviceCookie(c, customer)
      return c.json(await openSession(c, customer), 200)
    },
  }),

  defineOperation({
    method: "patch",
    path: "/profile/password",
    id: "changePassword",
    tag: "account",
    summary: "Change the password, or set the first one",
    description:
      "`password` is the current one, and is left out only while the account has none. Every other session ends.",
    refusals: { 400: ["IncorrectPassword", "PasswordsDiffer", "CommonPassword"], 403: ["Forbidden"] },
    acceptsTwoFactorCode: true,
    security: bearer,
    request: { body: requiredBody(changePasswordForm) },
    responses: { 204: doneResponse },
    handler: async (c) => {
      const { password, newPassword, ...form } = c.req.valid("json")
      const present = password === undefined ? null : await verifyPassword(c, password)
      const hashed = await hashOwnNewPassword(c, newPassword)
      const change = { ...form, present, newPassword: hashed, code: await readSecondFactor(c), device: deviceOf(c) }
      await changePassword(c.var.tx, await requireLockedCaller(c), change, emailContextOf(c))
      return c.body(null, 204)
    },
  }),
]
