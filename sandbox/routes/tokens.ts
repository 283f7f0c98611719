import { deviceHashOf } from "#sandbox/device-cookie.ts"
import { revokeSession, rotateTokens } from "#sandbox/rules/tokens.ts"
import { signIn } from "#sandbox/rules/users.ts"
import * as schemas from "#sandbox/schemas/accounts.ts"
import { bearer, doneResponse, json } from "#sandbox/schemas/common.ts"
import { requireLockedCaller, emailContextOf } from "./call.ts"
import { openSignInSession } from "./open-session.ts"
import { defineOperation } from "./operation.ts"

export const operations = [
  defineOperation({
    method: "post",
    path: "/token",
    id: "createToken",
    tag: "sign-in",
    summary: "Sign in with a password, or refresh a token",
    description:
      "Takes `grant_type=password` with `username` and `password`, or `grant_type=refresh_token` with `refresh_token`. A refresh token is refused once a token of the pair that it gave was used.",
    refusals: { 400: ["InvalidCredentials", "UserNotVerified", "InvalidGrant"] },
    acceptsTwoFactorCode: true,
    requiresHumanCheck: true,
    request: {
      body: { content: { "application/x-www-form-urlencoded": { schema: schemas.tokenForm } }, required: true },
    },
    responses: { 200: json(schemas.tokens) },
    handler: async (c) => {
      const { tx, now, sandbox } = c.var
      const form = c.req.valid("form")
      if (form.grant_type === "refresh_token") return c.json(await rotateTokens(tx, form.refresh_token, now), 200)
      const { username: email, password } = form
      const given = { email, password, code: c.req.header("X-TFA"), device: deviceHashOf(c) }
      return c.json(await openSignInSession(c, await signIn(sandbox.db, tx, given, emailContextOf(c))), 200)
    },
  }),

  defineOperation({
    method: "post",
    path: "/signout",
    id: "signOut",
    tag: "sign-in",
    summary: "End this session",
    description: "The access token and the refresh token of the session stop working at once.",
    security: bearer,
    responses: { 204: doneResponse },
    handler: async (c) => {
      const { sessionId } = await requireLockedCaller(c)
      await revokeSession(c.var.tx, sessionId)
      return c.body(null, 204)
    },
  }),
]
