import { cancelEmailChange, confirmEmailChange, resendEmailChange } from "#sandbox/rules/email-change.ts"
import { undoEmailChange } from "#sandbox/rules/undo-email-change.ts"
import { linkForm } from "#sandbox/schemas/accounts.ts"
import { bearer, doneResponse, requiredBody } from "#sandbox/schemas/common.ts"
import { emptyForm } from "#sandbox/schemas/orders.ts"
import { requireLockedCaller, emailContextOf } from "./call.ts"
import { defineOperation } from "./operation.ts"

const responses = { 204: doneResponse }

export const operations = [
  defineOperation({
    method: "delete",
    path: "/profile/email-change",
    id: "cancelEmailChange",
    tag: "account",
    summary: "Drop the address that waits for its confirmation",
    description: "The link of the e-mail to the new address stops working. Idempotent.",
    extension: "emailChange",
    security: bearer,
    responses,
    handler: async (c) => {
      const customer = await requireLockedCaller(c)
      await cancelEmailChange(c.var.tx, customer, c.var.now)
      return c.body(null, 204)
    },
  }),

  defineOperation({
    method: "post",
    path: "/profile/email-change/resend",
    id: "resendEmailChange",
    tag: "account",
    summary: "Send the e-mail to the new address again",
    description: "The link of the earlier e-mail stops working.",
    refusals: { 404: ["NotFound"] },
    extension: "emailChange",
    security: bearer,
    request: { body: requiredBody(emptyForm) },
    responses,
    handler: async (c) => {
      const customer = await requireLockedCaller(c)
      await resendEmailChange(c.var.tx, customer, emailContextOf(c))
      return c.body(null, 204)
    },
  }),

  defineOperation({
    method: "post",
    path: "/email-change/confirm",
    id: "confirmEmailChange",
    tag: "account",
    summary: "Confirm a new address with the token of its e-mail",
    description: "From then on the account has the new address. The old one can undo that for 72 hours.",
    refusals: { 400: ["OldToken"], 409: ["AlreadyConfirmed", "AlreadyRegistered"] },
    extension: "emailChange",
    request: { body: requiredBody(linkForm) },
    responses,
    handler: async (c) => {
      await confirmEmailChange(c.var.tx, c.req.valid("json").token, c.var.now)
      return c.body(null, 204)
    },
  }),

  defineOperation({
    method: "post",
    path: "/email-change/undo",
    id: "undoEmailChange",
    tag: "account",
    summary: "Give the account its old address back",
    description:
      "The change and all later ones are dropped, all sessions end, and only an e-mail's link opens the account. Withdrawals are locked for 4 days.",
    refusals: { 400: ["OldToken"], 409: ["AlreadyUndone", "AlreadyRegistered"] },
    extension: "emailChange",
    request: { body: requiredBody(linkForm) },
    responses,
    handler: async (c) => {
      await undoEmailChange(c.var.tx, c.var.sandbox, c.req.valid("json").token, emailContextOf(c))
      return c.body(null, 204)
    },
  }),
]
