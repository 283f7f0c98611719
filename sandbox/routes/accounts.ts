import { createRoute } from "@hono/zod-openapi"
import {
  confirmEmail,
  disownSignUp,
  ownerOfMailToken,
  resendConfirmation,
  sendConfirmation,
} from "#sandbox/rules/confirmation.ts"
import { hashedPassword } from "#sandbox/rules/passwords.ts"
import { revokeSession, rotateTokens } from "#sandbox/rules/tokens.ts"
import { profileView, signIn, signUp } from "#sandbox/rules/users.ts"
import {
  confirmForm,
  disownForm,
  profile,
  resendForm,
  signUpForm,
  tokenForm,
  tokens,
} from "#sandbox/schemas/accounts.ts"
import { bearer, json, optionalBearer, refusals, required } from "#sandbox/schemas/common.ts"
import { lockedCaller, requiredCaller, writingOf, type Api } from "./call.ts"
import { deviceHashOf } from "#sandbox/device-cookie.ts"
import { setDeviceCookie } from "./device.ts"
import { codeOf } from "./proof.ts"
import { pendingEmailOf } from "./email-change.ts"
import type { Operations } from "#sandbox/openapi/operation.ts"
import { enterBySignIn, enterFrom } from "./sessions.ts"

const done = { description: "Done" }

const getProfile = createRoute({
  method: "get",
  path: "/profile",
  security: bearer,
  responses: { 200: json(profile), ...refusals },
})

const postSignUp = createRoute({
  method: "post",
  path: "/signup",
  request: { body: required(signUpForm) },
  responses: { 201: json(tokens), ...refusals },
})

const postConfirm = createRoute({
  method: "post",
  path: "/signup/confirm",
  security: optionalBearer,
  request: { body: required(confirmForm) },
  responses: { 200: json(tokens), ...refusals },
})

const postDisown = createRoute({
  method: "post",
  path: "/signup/disown",
  request: { body: required(disownForm) },
  responses: { 204: done, ...refusals },
})

const postResend = createRoute({
  method: "post",
  path: "/signin/confirm",
  request: { body: required(resendForm) },
  responses: { 204: done, ...refusals },
})

const postToken = createRoute({
  method: "post",
  path: "/token",
  request: { body: { content: { "application/x-www-form-urlencoded": { schema: tokenForm } }, required: true } },
  responses: { 200: json(tokens), ...refusals },
})

const postSignOut = createRoute({
  method: "post",
  path: "/signout",
  security: bearer,
  responses: { 204: done, ...refusals },
})

export const operations: Operations = {
  "GET /profile": {
    id: "readProfile",
    tag: "account",
    summary: "Read the customer",
    description: "The signed-in customer with language, currency, payout addresses, and what protects the account.",
  },
  "POST /signup": {
    id: "signUp",
    tag: "sign-in",
    summary: "Create an account",
    description:
      "The account can be used at once with the tokens of the answer. Signing in with the password works once the link of the letter has confirmed the address. Capitals in it make no difference.",
    refuses: { 400: ["CommonPassword", "InvalidCode"], 409: ["AlreadyRegistered"] },
    human: true,
  },
  "POST /signup/confirm": {
    id: "confirmEmail",
    tag: "sign-in",
    summary: "Confirm the e-mail address with the token of its letter",
    description:
      "`mine` says that the person confirmed that the sign-up was theirs; a session of the account says so too. Opens a session.",
    refuses: { 400: ["OldToken"], 409: ["AlreadyConfirmed", "OwnershipUnknown"] },
    tfa: true,
  },
  "POST /signup/disown": {
    id: "disownSignUp",
    tag: "sign-in",
    summary: "Report a sign-up by another person with this address",
    description:
      "All sessions end, and password and two-factor secret are discarded. If an earlier address of the account was confirmed, only the link stops working.",
    refuses: { 400: ["OldToken"], 409: ["AlreadyConfirmed"] },
  },
  "POST /signin/confirm": {
    id: "resendConfirmation",
    tag: "sign-in",
    summary: "Send the confirmation letter again",
    description:
      "Takes the address, or the token of an earlier letter. Answers the same for an address without an account.",
    human: true,
  },
  "POST /token": {
    id: "createToken",
    tag: "sign-in",
    summary: "Sign in with a password, or refresh a token",
    description:
      "Takes `grant_type=password` with `username` and `password`, or `grant_type=refresh_token` with `refresh_token`. A refresh token is refused once a token of the pair that it gave was used.",
    refuses: { 400: ["InvalidCredentials", "UserNotVerified", "InvalidGrant"] },
    tfa: true,
    human: true,
  },
  "POST /signout": {
    id: "signOut",
    tag: "sign-in",
    summary: "End this session",
    description: "The access token and the refresh token of the session stop working at once.",
  },
}

export const routes = (api: Api): void => {
  api.openapi(getProfile, async (c) => {
    const { user } = await requiredCaller(c)
    return c.json({ ...profileView(user), ...(await pendingEmailOf(c, user.id)) }, 200)
  })

  api.openapi(postSignUp, async (c) => {
    const { tx, culture, now } = c.var
    const { password, ...form } = c.req.valid("json")
    const hashed = await hashedPassword(password, form.email)
    const user = await signUp(tx, { ...form, password: hashed }, culture, now)
    await sendConfirmation(tx, user, writingOf(c))
    return c.json(await enterFrom(c, user), 201)
  })

  api.openapi(postConfirm, async (c) => {
    const { emailToken, mine = false } = c.req.valid("json")
    const code = await codeOf(c, async () => {
      const owner = await ownerOfMailToken(c.var.tx, emailToken)
      await c.var.commit()
      return owner
    })
    const link = { emailToken, mine, authorization: c.req.header("Authorization"), code }
    const customer = await confirmEmail(c.var.tx, link, writingOf(c))
    await setDeviceCookie(c, customer)
    return c.json(await enterFrom(c, customer), 200)
  })

  api.openapi(postDisown, async (c) => {
    await disownSignUp(c.var.tx, c.req.valid("json").emailToken, c.var.now)
    return c.body(null, 204)
  })

  api.openapi(postResend, async (c) => {
    await resendConfirmation(c.var.tx, c.req.valid("json"), writingOf(c))
    return c.body(null, 204)
  })

  api.openapi(postToken, async (c) => {
    const { tx, now, sandbox } = c.var
    const form = c.req.valid("form")
    if (form.grant_type === "refresh_token") return c.json(await rotateTokens(tx, form.refresh_token, now), 200)
    const { username: email, password } = form
    const given = { email, password, code: c.req.header("X-TFA"), device: deviceHashOf(c) }
    return c.json(await enterBySignIn(c, await signIn(sandbox.db, tx, given, writingOf(c))), 200)
  })

  api.openapi(postSignOut, async (c) => {
    const { sessionId } = await lockedCaller(c)
    await revokeSession(c.var.tx, sessionId)
    return c.body(null, 204)
  })
}
