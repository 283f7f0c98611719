import { createRoute } from "@hono/zod-openapi"
import { requestReset } from "#sandbox/rules/request-two-factor-reset.ts"
import { cancelReset } from "#sandbox/rules/two-factor-reset.ts"
import { linkForm, resetForm, resetRequested } from "#sandbox/schemas/accounts.ts"
import { json, refusals, required } from "#sandbox/schemas/common.ts"
import { requireExtension, writingOf, type Api } from "./call.ts"
import { deviceHashOf } from "./device.ts"

const postReset = createRoute({
  method: "post",
  path: "/recovery/tfa",
  request: { body: required(resetForm) },
  responses: { 200: json(resetRequested), ...refusals },
})

const postCancel = createRoute({
  method: "post",
  path: "/recovery/tfa/cancel",
  request: { body: required(linkForm) },
  responses: { 204: { description: "Done" }, ...refusals },
})

export const twoFactorResetRoutes = (api: Api): void => {
  api.openapi(postReset, async (c) => {
    requireExtension(c, "twoFactorReset")
    const { sandbox, tx } = c.var
    const form = { ...c.req.valid("json"), device: deviceHashOf(c) }
    const due = await requestReset(sandbox.db, tx, form, writingOf(c))
    return c.json({ dueDate: due.toISOString() }, 200)
  })

  api.openapi(postCancel, async (c) => {
    requireExtension(c, "twoFactorReset")
    await cancelReset(c.var.tx, c.req.valid("json").token, c.var.now)
    return c.body(null, 204)
  })
}
