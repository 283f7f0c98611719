import { createRecoveryCodes, loadRecoveryCodesResponse } from "#sandbox/rules/create-recovery-codes.ts"
import { passwordForm, recoveryCodes, recoveryCodesLeft } from "#sandbox/schemas/accounts.ts"
import { bearer, json, requiredBody } from "#sandbox/schemas/common.ts"
import { requireLockedCaller, requireCaller, emailContextOf } from "./call.ts"
import { defineOperation } from "./operation.ts"
import { generateOwnRecoveryCodes, readPasswordProof } from "./proof.ts"

const path = "/profile/tfa/recovery-codes"

export const operations = [
  defineOperation({
    method: "get",
    path,
    id: "readRecoveryCodes",
    tag: "two-factor",
    summary: "Count the recovery codes that are left",
    description: "How many have not been used. The codes themselves are in the answer that created them alone.",
    refusals: { 403: ["Forbidden"], 409: ["TwoFactorDisabled"] },
    extension: "recoveryCodes",
    security: bearer,
    responses: { 200: json(recoveryCodesLeft) },
    handler: async (c) => {
      const { customer } = await requireCaller(c)
      return c.json(await loadRecoveryCodesResponse(c.var.tx, customer), 200)
    },
  }),

  defineOperation({
    method: "post",
    path,
    id: "createRecoveryCodes",
    tag: "two-factor",
    summary: "Create ten recovery codes",
    description:
      "Ten codes that each work once instead of a two-factor code. They are in this answer alone, and earlier ones stop working.",
    refusals: { 400: ["IncorrectPassword"], 403: ["Forbidden"], 409: ["TwoFactorDisabled"] },
    extension: "recoveryCodes",
    acceptsTwoFactorCode: true,
    security: bearer,
    request: { body: requiredBody(passwordForm) },
    responses: { 201: json(recoveryCodes) },
    handler: async (c) => {
      const proof = await readPasswordProof(c, c.req.valid("json").password)
      const made = await generateOwnRecoveryCodes(c)
      const customer = await requireLockedCaller(c)
      return c.json(await createRecoveryCodes(c.var.tx, customer, { ...proof, made }, emailContextOf(c)), 201)
    },
  }),
]
