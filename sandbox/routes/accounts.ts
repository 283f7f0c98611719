import { sendConfirmation } from "#sandbox/rules/confirmation-emails.ts"
import { confirmEmail, disownSignUp, findOwnerOfToken, resendConfirmation } from "#sandbox/rules/confirmation.ts"
import { hashNewPassword } from "#sandbox/rules/passwords.ts"
import { signUp } from "#sandbox/rules/users.ts"
import * as schemas from "#sandbox/schemas/accounts.ts"
import { bearer, doneResponse, json, optionalBearer, requiredBody } from "#sandbox/schemas/common.ts"
import { requireCaller, emailContextOf } from "./call.ts"
import { setDeviceCookie } from "./device.ts"
import { openSession } from "./open-session.ts"
import { defineOperation } from "./operation.ts"
import { loadProfile } from "./profile.ts"
import { readSecondFactor } from "./proof.ts"

export const operations = [
  defineOperation({
    method: "get",
    path: "/profile",
    id: "readProfile",
    tag: "account",
    summary: "Read the customer",
    description: "The signed-in customer with language, currency, payout addresses, and what protects the account.",
    security: bearer,
    responses: { 200: json(schemas.profile) },
    handler: async (c) => {
      const { customer } = await requireCaller(c)
      return c.json(await loadProfile(c, customer), 200)
    },
  }),

  defineOperation({
    method: "post",
    path: "/signup",
    id: "signUp",
    tag: "sign-in",
    summary: "Create an account",
    description:
      "The account can be used at once with the tokens of the answer. Signing in with the password works once the link of the e-mail has confirmed the address. Capitals in it make no difference.",
    refusals: { 400: ["CommonPassword", "InvalidCode"], 409: ["AlreadyRegistered"] },
    requiresHumanCheck: true,
    request: { body: requiredBody(schemas.signUpForm) },
    responses: { 201: json(schemas.tokens) },
    handler: async (c) => {
      const { tx, locale, now } = c.var
      const { password, ...form } = c.req.valid("json")
      const hashed = await hashNewPassword(password, form.email)
      const customer = await signUp(tx, { ...form, password: hashed }, locale, now)
      await sendConfirmation(tx, customer, emailContextOf(c))
      return c.json(await openSession(c, customer), 201)
    },
  }),

  defineOperation({
    method: "post",
    path: "/signup/confirm",
    id: "confirmEmail",
    tag: "sign-in",
    summary: "Confirm the e-mail address with the token of its e-mail",
    description:
      "`mine` says that the person confirmed that the sign-up was theirs; a session of the account says so too. Opens a session.",
    refusals: { 400: ["OldToken"], 409: ["AlreadyConfirmed", "OwnershipUnknown"] },
    acceptsTwoFactorCode: true,
    security: optionalBearer,
    request: { body: requiredBody(schemas.confirmForm) },
    responses: { 200: json(schemas.tokens) },
    handler: async (c) => {
      const { emailToken, mine = false } = c.req.valid("json")
      const code = await readSecondFactor(c, async () => {
        const owner = await findOwnerOfToken(c.var.tx, emailToken)
        // The commit frees the connection while the code is hashed.
        await c.var.commit()
        return owner
      })
      const link = { emailToken, isOwnSignUp: mine, authorization: c.req.header("Authorization"), code }
      const customer = await confirmEmail(c.var.tx, link, emailContextOf(c))
      await setDeviceCookie(c, customer)
      return c.json(await openSession(c, customer), 200)
    },
  }),

  defineOperation({
    method: "post",
    path: "/signup/disown",
    id: "disownSignUp",
    tag: "sign-in",
    summary: "Report a sign-up by another person with this address",
    description:
      "All sessions end, and password and two-factor secret are discarded. If an earlier address of the account was confirmed, only the link stops working.",
    refusals: { 400: ["OldToken"], 409: ["AlreadyConfirmed"] },
    request: { body: requiredBody(schemas.disownForm) },
    responses: { 204: doneResponse },
    handler: async (c) => {
      await disownSignUp(c.var.tx, c.req.valid("json").emailToken, c.var.now)
      return c.body(null, 204)
    },
  }),

  defineOperation({
    method: "post",
    path: "/signin/confirm",
    id: "resendConfirmation",
    tag: "sign-in",
    summary: "Send the confirmation e-mail again",
    description:
      "Takes the address, or the token of an earlier e-mail. Answers the same for an address without an account.",
    requiresHumanCheck: true,
    request: { body: requiredBody(schemas.resendForm) },
    responses: { 204: doneResponse },
    handler: async (c) => {
      await resendConfirmation(c.var.tx, c.req.valid("json"), emailContextOf(c))
      return c.body(null, 204)
    },
  }),
]
