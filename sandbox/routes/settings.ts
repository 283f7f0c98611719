import { createRoute, type z } from "@hono/zod-openapi"
import { requestEmailChange } from "#sandbox/rules/email-change.ts"
import { changeAddress, changeEmail, changePreferences } from "#sandbox/rules/settings.ts"
import { bearer, refusals, required } from "#sandbox/schemas/common.ts"
import { bitcoinAddressForm, changeEmailForm, ethereumAddressForm, preferencesForm } from "#sandbox/schemas/settings.ts"
import type { Operations } from "#sandbox/openapi/operation.ts"
import { lockedCaller, writingOf, type Api } from "./call.ts"
import { proofOf } from "./proof.ts"

const patch = <S extends z.ZodType>(path: string, form: S) =>
  createRoute({
    method: "patch",
    path,
    security: bearer,
    request: { body: required(form) },
    responses: { 204: { description: "Done" }, ...refusals },
  })

export const operations: Operations = {
  "PATCH /profile": {
    id: "savePreferences",
    tag: "account",
    summary: "Save the language and the display currency",
    description:
      "Only the fields that are sent change. Letters and messages follow the language, amounts the currency.",
  },
  "PATCH /profile/email": {
    id: "changeEmail",
    tag: "account",
    summary: "Change the e-mail address",
    description:
      "The new address is unconfirmed until the link of its letter is used, and the old one gets a letter. With `emailChange` nothing changes until the new one confirms. For 72 hours the old address can undo it.",
    refuses: { 400: ["IncorrectPassword"], 403: ["Forbidden"], 409: ["AlreadyRegistered"] },
    tfa: true,
  },
  "PATCH /profile/bitcoinaddress": {
    id: "saveBitcoinAddress",
    tag: "account",
    summary: "Save the payout address for bitcoin",
    description: "Begins with `bc1`, `1` or `3`. A letter announces it.",
    refuses: { 400: ["IncorrectPassword"], 403: ["Forbidden"] },
    tfa: true,
  },
  "PATCH /profile/ethereumaddress": {
    id: "saveEthereumAddress",
    tag: "account",
    summary: "Save the payout address for ether",
    description: "`0x` and 40 hexadecimal digits. A letter announces it.",
    refuses: { 400: ["IncorrectPassword"], 403: ["Forbidden"] },
    tfa: true,
  },
}

export const routes = (api: Api): void => {
  api.openapi(patch("/profile", preferencesForm), async (c) => {
    const customer = await lockedCaller(c)
    await changePreferences(c.var.tx, customer, c.req.valid("json"))
    return c.body(null, 204)
  })

  api.openapi(patch("/profile/email", changeEmailForm), async (c) => {
    const { password, email } = c.req.valid("json")
    const proof = await proofOf(c, password)
    const customer = await lockedCaller(c)
    const change = c.var.sandbox.extensions.has("emailChange") ? requestEmailChange : changeEmail
    await change(c.var.tx, customer, { ...proof, email }, writingOf(c))
    return c.body(null, 204)
  })

  api.openapi(patch("/profile/bitcoinaddress", bitcoinAddressForm), async (c) => {
    const { password, address } = c.req.valid("json")
    const proof = await proofOf(c, password)
    const customer = await lockedCaller(c)
    await changeAddress(c.var.tx, customer, { ...proof, address, coin: "btc" }, writingOf(c))
    return c.body(null, 204)
  })

  api.openapi(patch("/profile/ethereumaddress", ethereumAddressForm), async (c) => {
    const { password, address } = c.req.valid("json")
    const proof = await proofOf(c, password)
    const customer = await lockedCaller(c)
    await changeAddress(c.var.tx, customer, { ...proof, address, coin: "eth" }, writingOf(c))
    return c.body(null, 204)
  })
}
