import { Effect } from "effect"
import { ReferralCode } from "../../domain/account/account"
import type { CallFailed } from "../../domain/shared/failure"
import type { PromoCodeResult } from "../../domain/shop/promo-code"
import { rejectedPromoCode } from "../../domain/shop/promo-code"
import type { Api, ServerRefusal } from "../shared/api"
import { asCallFailed, part } from "../shared/api"

/** The server rejected the code itself. Other failures leave it unchecked. */
const isVerdict = (error: ServerRefusal | CallFailed): boolean =>
  error._tag === "Refused" && (error.status === 404 || error.status === 400)

/** A code the server refuses is not applicable; one that could not be checked is neither valid nor refused. */
export const checkCode =
  (api: Api) =>
  ({ code }: { readonly code: string }): Effect.Effect<PromoCodeResult, CallFailed> =>
    Effect.try(() => `/referralcodes/${part(code)}`).pipe(
      Effect.match({ onFailure: () => null, onSuccess: (path) => path }),
      Effect.flatMap((path) =>
        path === null
          ? // No code looks like that.
            Effect.succeed(rejectedPromoCode(code))
          : api({ method: "GET", path, answer: ReferralCode, background: true }).pipe(
              Effect.map(({ code: known, canBeApplied, discountPercent }) => ({
                code: known,
                canBeApplied,
                discountPercent,
              })),
              Effect.catch((error) =>
                isVerdict(error) ? Effect.succeed(rejectedPromoCode(code)) : Effect.fail(asCallFailed(error)),
              ),
            ),
      ),
    )
