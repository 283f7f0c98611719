import { Effect } from "effect"
import { ReferralCode } from "../domain/account"
import type { CodeAnswer } from "../domain/promo-code"
import { notApplicable } from "../domain/promo-code"
import type { Api } from "./api"
import { part } from "./api"

/** A code that cannot be checked, for whatever reason, is not applicable. */
export const checkCode = (api: Api) => ({ code }: { readonly code: string }): Effect.Effect<CodeAnswer> =>
  Effect.try(() => `/referralcodes/${part(code)}`).pipe(
    Effect.flatMap((path) => api({ method: "GET", path, answer: ReferralCode, background: true })),
    Effect.map(({ code: known, canBeApplied, discountPercent }) => ({ code: known, canBeApplied, discountPercent })),
    Effect.orElseSucceed(() => notApplicable(code))
  )
