import { Schema } from "effect"

const Count = Schema.Finite.pipe(
  Schema.check(Schema.makeFilter((count: number) => Number.isInteger(count) && count >= 0)),
)

/** GET /profile/tfa/recovery-codes: how many have not been used. */
export const RecoveryCodesLeft = Schema.Struct({ left: Count })
export type RecoveryCodesLeft = typeof RecoveryCodesLeft.Type

/** POST /profile/tfa/recovery-codes: each works once instead of a code from the app. */
export const RecoveryCodes = Schema.Struct({ codes: Schema.Array(Schema.String) })
export type RecoveryCodes = typeof RecoveryCodes.Type

/** So few that new ones should be created. */
export const fewRecoveryCodes = 3
