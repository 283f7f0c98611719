import { Schema } from "effect"
import { Instant, optionalField } from "../shared/schema"

/** POST /recovery/tfa: from then on two-factor is off, unless it is cancelled. */
export const TwoFactorResetRequested = Schema.Struct({ dueDate: optionalField(Instant) })
export type TwoFactorResetRequested = typeof TwoFactorResetRequested.Type
