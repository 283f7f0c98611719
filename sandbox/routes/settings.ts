import { requestEmailChange } from "#sandbox/rules/email-change.ts"
import { changeAddress, changeEmail, changePreferences } from "#sandbox/rules/settings.ts"
import { bearer, doneResponse, requiredBody } from "#sandbox/schemas/common.ts"
import { bitcoinAddressForm, changeEmailForm, ethereumAddressForm, preferencesForm } from "#sandbox/schemas/settings.ts"
import { requireLockedCaller, emailContextOf } from "./call.ts"
import { defineOperation } from "./operation.ts"
import { readPasswordProof } from "./proof.ts"

export const operations = [
  defineOperation({
    method: "patch",
    path: "/profile",
    id: "savePreferences",
    tag: "account",
    summary: "Save the language and the display currency",
    description:
      "Only the fields that are sent change. E-mails and messages follow the language, amounts the currency.",
    security: bearer,
    request: { body: requiredBody(preferencesForm) },
    responses: { 204: doneResponse },
    handler: async (c) => {
      const customer = await requireLockedCaller(c)
      await changePreferences(c.var.tx, customer, c.req.valid("json"))
      return c.body(null, 204)
    },
  }),

  defineOperation({
    method: "patch",
    path: "/profile/email",
    id: "changeEmail",
    tag: "account",
    summary: "Change the e-mail address",
    description:
      "The new address is unconfirmed until the link of its e-mail is used, and the old one gets an e-mail. With `emailChange` nothing changes until the new one confirms. For 72 hours the old address can undo it.",
    refusals: { 400: ["IncorrectPassword"], 403: ["Forbidden"], 409: ["AlreadyRegistered"] },
    acceptsTwoFactorCode: true,
    security: bearer,
    request: { body: requiredBody(changeEmailForm) },
    responses: { 204: doneResponse },
    handler: async (c) => {
      const { password, email } = c.req.valid("json")
      const proof = await readPasswordProof(c, password)
      const customer = await requireLockedCaller(c)
      const change = c.var.sandbox.extensions.has("emailChange") ? requestEmailChange : changeEmail
      await change(c.var.tx, customer, { ...proof, email }, emailContextOf(c))
      return c.body(null, 204)
    },
  }),

  defineOperation({
    method: "patch",
    path: "/profile/bitcoinaddress",
    id: "saveBitcoinAddress",
    tag: "account",
    summary: "Save the payout address for bitcoin",
    description: "Begins with `bc1`, `1` or `3`. An e-mail announces it.",
    refusals: { 400: ["IncorrectPassword"], 403: ["Forbidden"] },
    acceptsTwoFactorCode: true,
    security: bearer,
    request: { body: requiredBody(bitcoinAddressForm) },
    responses: { 204: doneResponse },
    handler: async (c) => {
      const { password, address } = c.req.valid("json")
      const proof = await readPasswordProof(c, password)
      const customer = await requireLockedCaller(c)
      await changeAddress(c.var.tx, customer, { ...proof, address, coin: "btc" }, emailContextOf(c))
      return c.body(null, 204)
    },
  }),

  defineOperation({
    method: "patch",
    path: "/profile/ethereumaddress",
    id: "saveEthereumAddress",
    tag: "account",
    summary: "Save the payout address for ether",
    description: "`0x` and 40 hexadecimal digits. An e-mail announces it.",
    refusals: { 400: ["IncorrectPassword"], 403: ["Forbidden"] },
    acceptsTwoFactorCode: true,
    security: bearer,
    request: { body: requiredBody(ethereumAddressForm) },
    responses: { 204: doneResponse },
    handler: async (c) => {
      const { password, address } = c.req.valid("json")
      const proof = await readPasswordProof(c, password)
      const customer = await requireLockedCaller(c)
      await changeAddress(c.var.tx, customer, { ...proof, address, coin: "eth" }, emailContextOf(c))
      return c.body(null, 204)
    },
  }),
]
