import { Effect } from "effect"
import { encodePathSegment, type Api } from "#adapters/shared/api.ts"
import { taggedFailure, type CallFailed } from "#domain/shared/failure.ts"
import { createRejectedPromoCode, type PromoCodeResult } from "#domain/shop/promo-code.ts"
import { ReferralCode } from "#domain/shop/referral-code.ts"

/**
 * Checks a promo code. A code that the server refuses is not applicable. If the check itself fails, the code counts as neither valid nor
 * refused.
 */
export const checkPromoCode =
  (api: Api) =>
  ({ code }: { readonly code: string }): Effect.Effect<PromoCodeResult, CallFailed> =>
    Effect.try(() => `/referralcodes/${encodePathSegment(code)}`).pipe(
      // A code that cannot be part of a path is never valid.
      Effect.mapError(() => taggedFailure("CodeRejected")),
      Effect.flatMap((path) =>
        api(`GET ${path}`, {
          response: ReferralCode,
          isBackground: true,
          refusals: { CodeRejected: [{ status: 404 }, { status: 400 }] },
        }),
      ),
      Effect.map(({ code: known, canBeApplied, discountPercent }) => ({ code: known, canBeApplied, discountPercent })),
      Effect.catchTag("CodeRejected", () => Effect.succeed(createRejectedPromoCode(code))),
    )
