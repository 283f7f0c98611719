import { createPasskeyRequestOptions } from "#sandbox/rules/passkey-assertions.ts"
import { signInByPasskey } from "#sandbox/rules/passkey-sign-in.ts"
import { tokens } from "#sandbox/schemas/accounts.ts"
import { json, requiredBody } from "#sandbox/schemas/common.ts"
import { passkeySignInForm, requestOptions } from "#sandbox/schemas/passkeys.ts"
import { emailContextOf } from "./call.ts"
import { openSignInSession } from "./open-session.ts"
import { defineOperation } from "./operation.ts"

export const operations = [
  defineOperation({
    method: "post",
    path: "/token/passkey/options",
    id: "createSignInChallenge",
    tag: "sign-in",
    summary: "Begin a sign-in with a passkey",
    description: "Options for `navigator.credentials.get()` with a challenge that works once, within 5 minutes.",
    extension: "passkeys",
    responses: { 200: json(requestOptions) },
    handler: async (c) => {
      return c.json(await createPasskeyRequestOptions(c.var.tx, emailContextOf(c)), 200)
    },
  }),

  defineOperation({
    method: "post",
    path: "/token/passkey",
    id: "signInWithPasskey",
    tag: "sign-in",
    summary: "Sign in with a passkey",
    description:
      "Takes what `PublicKeyCredential.toJSON()` returns. No two-factor code is needed: the authenticator has verified its user.",
    refusals: { 400: ["PasskeyRefused", "UserNotVerified"] },
    extension: "passkeys",
    request: { body: requiredBody(passkeySignInForm) },
    responses: { 200: json(tokens) },
    handler: async (c) => {
      const { credential } = c.req.valid("json")
      return c.json(await openSignInSession(c, await signInByPasskey(c.var.tx, credential, emailContextOf(c))), 200)
    },
  }),
]
