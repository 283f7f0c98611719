import { createRoute } from "@hono/zod-openapi"
import { createRecoveryCodes, recoveryCodesView } from "#sandbox/rules/create-recovery-codes.ts"
import { passwordForm, recoveryCodes, recoveryCodesLeft } from "#sandbox/schemas/accounts.ts"
import { bearer, json, refusals, required } from "#sandbox/schemas/common.ts"
import { codeOf, requiredCaller, requireExtension, writingOf, type Api } from "./call.ts"

const path = "/profile/tfa/recovery-codes"

const getRecoveryCodes = createRoute({
  method: "get",
  path,
  security: bearer,
  responses: { 200: json(recoveryCodesLeft), ...refusals },
})

const postRecoveryCodes = createRoute({
  method: "post",
  path,
  security: bearer,
  request: { body: required(passwordForm) },
  responses: { 201: json(recoveryCodes), ...refusals },
})

export const recoveryCodeRoutes = (api: Api): void => {
  api.openapi(getRecoveryCodes, async (c) => {
    requireExtension(c, "recoveryCodes")
    const { user } = await requiredCaller(c)
    return c.json(await recoveryCodesView(c.var.tx, user), 200)
  })

  api.openapi(postRecoveryCodes, async (c) => {
    requireExtension(c, "recoveryCodes")
    const { user } = await requiredCaller(c)
    const proof = { ...c.req.valid("json"), code: codeOf(c) }
    return c.json(await createRecoveryCodes(c.var.tx, user.id, proof, writingOf(c)), 201)
  })
}
