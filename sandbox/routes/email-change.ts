import { createRoute } from "@hono/zod-openapi"
import { cancelEmailChange, confirmEmailChange, pendingEmail, resendEmailChange } from "#sandbox/rules/email-change.ts"
import { undoEmailChange } from "#sandbox/rules/undo-email-change.ts"
import { linkForm } from "#sandbox/schemas/accounts.ts"
import { bearer, refusals, required } from "#sandbox/schemas/common.ts"
import { emptyForm } from "#sandbox/schemas/orders.ts"
import type { Call } from "#sandbox/running-sandbox.ts"
import type { Operations } from "#sandbox/openapi/operation.ts"
import { lockedCaller, requireExtension, writingOf, type Api } from "./call.ts"

const responses = { 204: { description: "Done" }, ...refusals }

const deleteChange = createRoute({ method: "delete", path: "/profile/email-change", security: bearer, responses })

const postResend = createRoute({
  method: "post",
  path: "/profile/email-change/resend",
  security: bearer,
  request: { body: required(emptyForm) },
  responses,
})

const byLink = (path: string) => createRoute({ method: "post", path, request: { body: required(linkForm) }, responses })

/** The profile's field for a new address that waits; absent where the extension is not offered. */
export const pendingEmailOf = async (c: Call, userId: string) =>
  c.var.sandbox.extensions.has("emailChange") ? { pendingEmail: await pendingEmail(c.var.tx, userId, c.var.now) } : {}

export const operations: Operations = {
  "DELETE /profile/email-change": {
    id: "cancelEmailChange",
    tag: "account",
    summary: "Drop the address that waits for its confirmation",
    description: "The link of the letter to the new address stops working. Idempotent.",
    extension: "emailChange",
  },
  "POST /profile/email-change/resend": {
    id: "resendEmailChange",
    tag: "account",
    summary: "Send the letter to the new address again",
    description: "The link of the earlier letter stops working.",
    refuses: { 404: ["NotFound"] },
    extension: "emailChange",
  },
  "POST /email-change/confirm": {
    id: "confirmEmailChange",
    tag: "account",
    summary: "Confirm a new address with the token of its letter",
    description: "From then on the account has the new address. The old one can undo that for 72 hours.",
    refuses: { 400: ["OldToken"], 409: ["AlreadyConfirmed", "AlreadyRegistered"] },
    extension: "emailChange",
  },
  "POST /email-change/undo": {
    id: "undoEmailChange",
    tag: "account",
    summary: "Give the account its old address back",
    description:
      "The change and all later ones are dropped, all sessions end, and only a letter's link opens the account. Withdrawals are locked for 4 days.",
    refuses: { 400: ["OldToken"], 409: ["AlreadyUndone", "AlreadyRegistered"] },
    extension: "emailChange",
  },
}

export const routes = (api: Api): void => {
  api.openapi(deleteChange, async (c) => {
    requireExtension(c, "emailChange")
    const customer = await lockedCaller(c)
    await cancelEmailChange(c.var.tx, customer, c.var.now)
    return c.body(null, 204)
  })

  api.openapi(postResend, async (c) => {
    requireExtension(c, "emailChange")
    const customer = await lockedCaller(c)
    await resendEmailChange(c.var.tx, customer, writingOf(c))
    return c.body(null, 204)
  })

  api.openapi(byLink("/email-change/confirm"), async (c) => {
    requireExtension(c, "emailChange")
    await confirmEmailChange(c.var.tx, c.req.valid("json").token, c.var.now)
    return c.body(null, 204)
  })

  api.openapi(byLink("/email-change/undo"), async (c) => {
    requireExtension(c, "emailChange")
    await undoEmailChange(c.var.tx, c.var.sandbox, c.req.valid("json").token, writingOf(c))
    return c.body(null, 204)
  })
}
