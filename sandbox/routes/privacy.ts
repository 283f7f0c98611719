import { createRoute } from "@hono/zod-openapi"
import { accountData } from "#sandbox/rules/account-data.ts"
import { closeAccount } from "#sandbox/rules/close-account.ts"
import * as schemas from "#sandbox/schemas/privacy.ts"
import { passwordForm } from "#sandbox/schemas/accounts.ts"
import { bearer, json, refusals, required } from "#sandbox/schemas/common.ts"
import { codeOf, displayFor, requiredCaller, requireExtension, writingOf, type Api } from "./call.ts"
import { settle, settledCaller } from "./dashboard.ts"
import { pendingEmailOf } from "./email-change.ts"

const postData = createRoute({
  method: "post",
  path: "/profile/data",
  security: bearer,
  request: { body: required(passwordForm) },
  responses: { 200: json(schemas.accountData), ...refusals },
})

const postClose = createRoute({
  method: "post",
  path: "/profile/close",
  security: bearer,
  request: { body: required(passwordForm) },
  responses: { 204: { description: "Closed" }, ...refusals },
})

export const privacyRoutes = (api: Api): void => {
  api.openapi(postData, async (c) => {
    requireExtension(c, "privacy")
    const { tx, culture, sandbox } = c.var
    const caller = await requiredCaller(c)
    await settle(c, caller.user.id)
    const viewer = { culture, display: displayFor(c, undefined, caller.user), seed: sandbox.seed }
    const proof = { ...c.req.valid("json"), code: codeOf(c) }
    const data = await accountData(tx, caller, proof, { viewer, writing: writingOf(c) })
    const profile = { ...data.profile, ...(await pendingEmailOf(c, caller.user.id)) }
    return c.json({ ...data, profile }, 200)
  })

  api.openapi(postClose, async (c) => {
    requireExtension(c, "privacy")
    const { tx, sandbox } = c.var
    const user = await settledCaller(c)
    await closeAccount(tx, sandbox, user.id, { ...c.req.valid("json"), code: codeOf(c) }, writingOf(c))
    return c.body(null, 204)
  })
}
