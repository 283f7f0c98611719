import { Effect } from "effect"
import { watchRequests, createWithdrawalRequests } from "#adapters/money/withdrawal-requests.ts"
import { resolveUnknownRequests } from "#adapters/money/withdrawal.ts"
import { asBackgroundApi } from "#adapters/shared/api.ts"
import { provide } from "#adapters/shared/fill-port.ts"
import type { WithdrawalRequest } from "#domain/money/withdrawal.ts"
import type { PayoutCoin } from "#domain/shared/currency.ts"
import { pendingWithdrawals, type PendingWithdrawalsInput } from "#machines/money/pending-withdrawals.machine.ts"
import { createPageApi } from "#main/site/api.ts"
import type { AppContext } from "#main/site/app.ts"
import { onStale } from "#main/site/freshness.ts"
import { PendingWithdrawals } from "#ui/money/pending-withdrawals/pending-withdrawals.tsx"
import { useFlow } from "#ui/shared/flow.tsx"

/** The store of withdrawal requests, shared by the whole page. If the browser refuses storage, the store lasts until the page is closed. */
export const withdrawalRequestStore = createWithdrawalRequests({
  local: () => localStorage,
  session: () => sessionStorage,
})

interface Props {
  readonly customerId: string
  readonly dialogOf: (coin: PayoutCoin) => string
}

/** Creates the cards of withdrawals whose outcome is unknown. `note` receives the list of these withdrawals. */
export const createPendingWithdrawals = (
  app: AppContext,
  note: (requests: ReadonlyArray<WithdrawalRequest>) => void = () => undefined,
) => {
  const resolve = resolveUnknownRequests(asBackgroundApi(createPageApi(app)), withdrawalRequestStore)
  const machine = provide(pendingWithdrawals)({
    resolveUnknownRequests: (input: PendingWithdrawalsInput) =>
      Effect.tap(resolve(input), (requests) => Effect.sync(() => note(requests))),

    watchRequests: watchRequests(window, onStale(app, ["withdrawals"])),
  })
  return ({ customerId, dialogOf }: Props) => (
    <PendingWithdrawals {...useFlow(machine, { customerId })} dialogOf={dialogOf} />
  )
}
