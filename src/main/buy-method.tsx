import { Effect } from "effect"
import { live } from "../adapters/bridge"
import { assignOrder as assignOrderCall, loadOrder, patchCode } from "../adapters/orders"
import { createInvoice as createInvoiceCall, loadMethods } from "../adapters/payments"
import { loadProfile } from "../adapters/session"
import { assignOrder } from "../machines/assign-order/assign-order.machine"
import { createInvoice } from "../machines/create-invoice/create-invoice.machine"
import { paymentMethods } from "../machines/payment-methods/payment-methods.machine"
import { PaymentMethodsPage } from "../ui/payment-methods/payment-methods"
import type { App } from "./app"
import type { PageProps } from "./routes"

export const page = ({ api, session }: App) => {
  // The session has mostly read the profile already.
  const knownProfile = () => Effect.suspend(() => {
    const { profile } = session.getSnapshot().context
    return profile === null ? loadProfile(api)() : Effect.succeed(profile)
  })
  const machine = paymentMethods.provide({
    actors: { loadProfile: live(knownProfile), loadMethods: live(loadMethods(api)) }
  })
  const assigning = assignOrder.provide({
    actors: { loadOrder: live(loadOrder(api)), assignOrder: live(assignOrderCall(api)), patchCode: live(patchCode(api)) }
  })
  const creating = createInvoice.provide({
    actors: { createInvoice: live(createInvoiceCall(api)), loadOrder: live(loadOrder(api)) }
  })
  return ({ params }: PageProps) => {
    const orderId = params["orderId"]!
    return (
      <PaymentMethodsPage
        key={orderId} machine={machine} orderId={orderId} assignOrder={assigning} createInvoice={creating}
      />
    )
  }
}
