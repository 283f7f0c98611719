import { asBackgroundApi } from "../../adapters/shared/api"
import { fillPort } from "../../adapters/shared/fill-port"
import { settleRequests } from "../../adapters/money/withdrawal"
import { watchRequests } from "../../adapters/money/withdrawal-requests"
import type { PayoutCoin } from "../../domain/account/payout-coin"
import { pendingWithdrawals } from "../../machines/money/pending-withdrawals.machine"
import { useFlow } from "../../ui/shared/flow"
import { PendingWithdrawals } from "../../ui/money/pending-withdrawals/pending-withdrawals"
import type { App } from "../site/app"
import { whenStale } from "../site/freshness"
import { apiOf } from "../site/api"
import { withdrawalRequestStore } from "./withdrawal-requests"

interface Props {
  readonly customerId: string
  readonly dialogOf: (coin: PayoutCoin) => string
}

/** The cards of a page for withdrawals whose outcome is unknown. */
export const createPendingWithdrawals = (app: App) => {
  const machine = pendingWithdrawals.provide({
    actors: {
      settleRequests: fillPort(settleRequests(asBackgroundApi(apiOf(app)), withdrawalRequestStore)),
      watchRequests: watchRequests(window, whenStale(app, ["withdrawals"])),
    },
  })
  return ({ customerId, dialogOf }: Props) => {
    const [state, send] = useFlow(machine, { customerId })
    return <PendingWithdrawals state={state} send={send} dialogOf={dialogOf} />
  }
}
