import { Effect } from "effect"
import type { CallFailed, TaggedFailure } from "../../domain/shared/failure"
import { taggedFailure } from "../../domain/shared/failure"
import { Withdrawal } from "../../domain/money/withdrawal"
import type { Api } from "../shared/api"
import { asCallFailed, part } from "../shared/api"
import { isConflict } from "../shared/conflict"

/** Once started it completes, also when the list unmounts. */
export const cancelWithdrawal =
  (api: Api) =>
  ({ id }: { readonly id: string }): Effect.Effect<null, TaggedFailure<"AlreadySent"> | CallFailed> =>
    Effect.uninterruptible(
      api({
        method: "POST",
        path: `/withdraws/${part(id)}/cancel`,
        body: {},
        answer: Withdrawal,
        outlives: true,
      }).pipe(
        Effect.as(null),
        Effect.mapError((error) =>
          isConflict(error, "WithdrawalSent") ? taggedFailure("AlreadySent") : asCallFailed(error),
        ),
      ),
    )
