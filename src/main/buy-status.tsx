import { live } from "../adapters/bridge"
import { loadOrder } from "../adapters/orders"
import { inBackground } from "../adapters/payments"
import { watchVisibility } from "../adapters/visibility"
import { cryptoStatus } from "../machines/crypto-status/crypto-status.machine"
import { paymentStatus } from "../machines/payment-status/payment-status.machine"
import { Redirect } from "../ui/kit/redirect"
import { PaymentStatusPage } from "../ui/payment-status/payment-status"
import { paths } from "../ui/paths"
import type { App } from "./app"
import type { PageProps } from "./routes"

export const page = ({ api }: App) => {
  const machine = paymentStatus.provide({ actors: { loadOrder: live(loadOrder(api)) } })
  const crypto = cryptoStatus.provide({
    actors: { loadOrder: live(loadOrder(inBackground(api))), watchVisibility: watchVisibility(document) }
  })
  return ({ params }: PageProps) => {
    const orderId = params["orderId"]!
    // Only a card payment has something to do with the invoice's id; the address is tidied for all others.
    if (params["invoiceId"] !== undefined) return <Redirect replace to={paths.buyStatus(orderId)} />
    return <PaymentStatusPage key={orderId} machine={machine} orderId={orderId} cryptoStatus={crypto} />
  }
}
