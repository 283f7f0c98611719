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
  "GET /profile": { id: "readProfile", tag: "account", summary: "Read the customer" },
  "POST /signup": {
    id: "signUp",
    tag: "sign-in",
    summary: "Create an account",
    refuses: { 400: ["CommonPassword", "InvalidCode"], 409: ["AlreadyRegistered"] },
    human: true,
  },
  "POST /signup/confirm": {
    id: "confirmEmail",
    tag: "sign-in",
    summary: "Confirm the e-mail address with the token of its letter",
    refuses: { 400: ["OldToken"], 409: ["AlreadyConfirmed", "OwnershipUnknown"] },
    tfa: true,
  },
  "POST /signup/disown": {
    id: "disownSignUp",
    tag: "sign-in",
    summary: "Report a sign-up by another person with this address",
    refuses: { 400: ["OldToken"], 409: ["AlreadyConfirmed"] },
  },
  "POST /signin/confirm": {
    id: "resendConfirmation",
    tag: "sign-in",
    summary: "Send the confirmation letter again",
    human: true,
  },
  "POST /token": {
    id: "createToken",
    tag: "sign-in",
    summary: "Sign in with a password, or refresh a token",
    refuses: { 400: ["InvalidCredentials", "UserNotVerified", "InvalidGrant"] },
    tfa: true,
    human: true,
  },
  "POST /signout": { id: "signOut", tag: "sign-in", summary: "End this session" },
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
