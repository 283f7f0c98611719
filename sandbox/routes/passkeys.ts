import { addPasskey, listPasskeys, createPasskeyCreationOptions, removePasskey } from "#sandbox/rules/passkeys.ts"
import { passwordForm } from "#sandbox/schemas/accounts.ts"
import { bearer, json, requiredBody } from "#sandbox/schemas/common.ts"
import { creationOptions, passkeyForm, passkeyParams, passkeys } from "#sandbox/schemas/passkeys.ts"
import { requireLockedCaller, requireCaller, emailContextOf } from "./call.ts"
import { defineOperation } from "./operation.ts"
import { readPasswordProof } from "./proof.ts"

export const operations = [
  defineOperation({
    method: "get",
    path: "/profile/passkeys",
    id: "listPasskeys",
    tag: "passkeys",
    summary: "List the passkeys",
    description: "Names and times of use, the newest first. Keys themselves are never sent.",
    extension: "passkeys",
    security: bearer,
    responses: { 200: json(passkeys) },
    handler: async (c) => {
      const { customer } = await requireCaller(c)
      return c.json(await listPasskeys(c.var.tx, customer.id), 200)
    },
  }),

  defineOperation({
    method: "post",
    path: "/profile/passkeys/options",
    id: "createPasskeyChallenge",
    tag: "passkeys",
    summary: "Begin to add a passkey",
    description:
      "Options for `navigator.credentials.create()` with a challenge of the caller's that works once, within 5 minutes. There are at most 20 passkeys.",
    refusals: { 400: ["IncorrectPassword"], 403: ["Forbidden"], 409: ["EmailNotConfirmed", "PasskeysFull"] },
    extension: "passkeys",
    acceptsTwoFactorCode: true,
    security: bearer,
    request: { body: requiredBody(passwordForm) },
    responses: { 200: json(creationOptions) },
    handler: async (c) => {
      const proof = await readPasswordProof(c, c.req.valid("json").password)
      const customer = await requireLockedCaller(c)
      return c.json(await createPasskeyCreationOptions(c.var.tx, customer, proof, emailContextOf(c)), 200)
    },
  }),

  defineOperation({
    method: "post",
    path: "/profile/passkeys",
    id: "addPasskey",
    tag: "passkeys",
    summary: "Add a passkey",
    description:
      "Takes what `PublicKeyCredential.toJSON()` returns. Without a name the passkey is called after the browser and its system. An e-mail announces it.",
    refusals: { 400: ["PasskeyRefused"], 403: ["Forbidden"] },
    extension: "passkeys",
    security: bearer,
    request: { body: requiredBody(passkeyForm) },
    responses: { 201: json(passkeys) },
    handler: async (c) => {
      return c.json(
        await addPasskey(c.var.tx, await requireLockedCaller(c), c.req.valid("json"), emailContextOf(c)),
        201,
      )
    },
  }),

  defineOperation({
    method: "post",
    path: "/profile/passkeys/{passkeyId}/remove",
    id: "removePasskey",
    tag: "passkeys",
    summary: "Remove a passkey",
    description: "The passkey no longer signs in nor goes instead of a code. An e-mail announces it.",
    refusals: { 400: ["IncorrectPassword"], 403: ["Forbidden"] },
    extension: "passkeys",
    acceptsTwoFactorCode: true,
    security: bearer,
    request: { params: passkeyParams, body: requiredBody(passwordForm) },
    responses: { 200: json(passkeys) },
    handler: async (c) => {
      const proof = await readPasswordProof(c, c.req.valid("json").password)
      const customer = await requireLockedCaller(c)
      const { passkeyId } = c.req.valid("param")
      return c.json(await removePasskey(c.var.tx, customer, { ...proof, passkeyId }, emailContextOf(c)), 200)
    },
  }),
]
