import { createRoute } from "@hono/zod-openapi"
import { passkeyRequestOptions } from "#sandbox/rules/passkey-assertions.ts"
import { signInByPasskey } from "#sandbox/rules/passkey-sign-in.ts"
import { tokens } from "#sandbox/schemas/accounts.ts"
import { json, refusals, required } from "#sandbox/schemas/common.ts"
import { passkeySignInForm, requestOptions } from "#sandbox/schemas/passkeys.ts"
import { requireExtension, writingOf, type Api } from "./call.ts"
import type { Operations } from "#sandbox/openapi/operation.ts"
import { enterBySignIn } from "./sessions.ts"

const postOptions = createRoute({
  method: "post",
  path: "/token/passkey/options",
  responses: { 200: json(requestOptions), ...refusals },
})

const postToken = createRoute({
  method: "post",
  path: "/token/passkey",
  request: { body: required(passkeySignInForm) },
  responses: { 200: json(tokens), ...refusals },
})

export const operations: Operations = {
  "POST /token/passkey/options": {
    id: "createSignInChallenge",
    tag: "sign-in",
    summary: "Begin a sign-in with a passkey",
    description: "Options for `navigator.credentials.get()` with a challenge that works once, within 5 minutes.",
    extension: "passkeys",
  },
  "POST /token/passkey": {
    id: "signInWithPasskey",
    tag: "sign-in",
    summary: "Sign in with a passkey",
    description:
      "Takes what `PublicKeyCredential.toJSON()` returns. No two-factor code is needed: the authenticator has verified its user.",
    refuses: { 400: ["PasskeyRefused", "UserNotVerified"] },
    extension: "passkeys",
  },
}

export const routes = (api: Api): void => {
  api.openapi(postOptions, async (c) => {
    requireExtension(c, "passkeys")
    return c.json(await passkeyRequestOptions(c.var.tx, writingOf(c)), 200)
  })

  api.openapi(postToken, async (c) => {
    requireExtension(c, "passkeys")
    const { credential } = c.req.valid("json")
    return c.json(await enterBySignIn(c, await signInByPasskey(c.var.tx, credential, writingOf(c))), 200)
  })
}
