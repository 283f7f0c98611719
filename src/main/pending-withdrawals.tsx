import { useImperativeHandle } from "react"
import type { Ref } from "react"
import { inBackground } from "../adapters/api"
import { live } from "../adapters/bridge"
import { settleRequests } from "../adapters/withdrawal"
import { watchRequests } from "../adapters/withdrawal-requests"
import type { PayoutCoin } from "../domain/address"
import { pendingWithdrawals } from "../machines/pending-withdrawals/pending-withdrawals.machine"
import { useFlow } from "../ui/flow"
import { PendingWithdrawals } from "../ui/pending-withdrawals/pending-withdrawals"
import type { App } from "./app"
import { calling } from "./calling"
import { requests } from "./withdrawal-requests"

export interface Pending {
  readonly check: () => void
}

interface Props {
  readonly customerId: string
  readonly dialogOf: (coin: PayoutCoin) => string
  readonly ref: Ref<Pending>
}

/** The cards of a page for withdrawals whose outcome is unknown. */
export const createPendingPlace = (app: App) => {
  const machine = pendingWithdrawals.provide({
    actors: {
      settleRequests: live(settleRequests(inBackground(calling(app).api), requests)),
      watchRequests: watchRequests(window),
    },
  })
  return ({ customerId, dialogOf, ref }: Props) => {
    const [state, send] = useFlow(machine, { customerId })
    useImperativeHandle(ref, () => ({ check: () => send({ type: "requests.changed" }) }), [send])
    return <PendingWithdrawals state={state} send={send} dialogOf={dialogOf} />
  }
}
