import { Effect } from "effect"
import { Withdrawal } from "#domain/money/withdrawal.ts"
import { part, type Api } from "#adapters/shared/api.ts"

/** Once started it completes, also when the list unmounts. */
export const cancelWithdrawal =
  (api: Api) =>
  ({ id }: { readonly id: string }) =>
    Effect.uninterruptible(
      api({
        method: "POST",
        path: `/withdraws/${part(id)}/cancel`,
        body: {},
        answer: Withdrawal,
        refusals: { AlreadySent: { status: 409, code: "WithdrawalSent" } },
        outlives: true,
      }).pipe(Effect.as(null)),
    )
