import { fromCallback, type AnyEventObject } from "xstate"
import { isEmailUnconfirmed } from "#domain/site/session.ts"
import type { WithdrawalRequest } from "#domain/money/withdrawal.ts"
import type { Order } from "#domain/orders/order.ts"
import type { KnownChanged } from "#machines/cabinet/needs-you.machine.ts"
import { visitorOf } from "#machines/site/session.machine.ts"
import type { App } from "#main/site/app.ts"
import { config } from "#main/site/config.ts"
import type { Store } from "#main/site/store.ts"

type Followed<Value> = Pick<Store<Value>, "get" | "subscribe">
export type PendingRequests = Followed<ReadonlyArray<WithdrawalRequest>>

/** Puts together what the orders, the profile and the withdrawals in doubt say, once the first two have answered. */
export const watchNeeds = (
  { session }: Pick<App, "session">,
  orders: Followed<ReadonlyArray<Order> | null>,
  requests: PendingRequests,
) =>
  fromCallback<AnyEventObject, undefined, KnownChanged>(({ sendBack }) => {
    const report = () => {
      const visitor = visitorOf(session.getSnapshot())
      const { profile } = visitor
      const known = orders.get()
      if (known === null || (profile === null && visitor.session === "checking")) return
      const email =
        profile !== null && isEmailUnconfirmed(profile) && config.get().extensions.includes("emailChange")
          ? profile.email
          : null
      sendBack({ type: "known.changed", known: { orders: known, email, requests: requests.get() } })
    }
    report()
    const { unsubscribe } = session.subscribe(report)
    const stops = [unsubscribe, ...[config, orders, requests].map(({ subscribe }) => subscribe(report))]
    return () => stops.forEach((stop) => stop())
  })
