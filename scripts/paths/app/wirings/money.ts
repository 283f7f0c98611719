import { Schema } from "effect"
import { Order } from "#domain/orders/order.ts"
import { Rate } from "#domain/money/rate.ts"
import { paymentStatusModel } from "#machines/payments/payment-status.model.ts"
import { paths } from "#ui/site/paths.ts"
import { replyingWith, failingWith, type OnApp } from "#scripts/paths/app/on-app.ts"

const order = { method: "GET", path: `/orders/${paymentStatusModel.input.orderId}` } as const

export const money: Readonly<Record<string, OnApp>> = {
  paymentStatus: {
    address: () => paths.buyStatus(paymentStatusModel.input.orderId),
    signedIn: true,
    local: {},
    calls: {
      loadOrder: {
        ok: (found: Order) => replyingWith(order, 200, Schema.encodeSync(Order)(found)),
        OrderNotFound: () => replyingWith(order, 404, { code: "NotFound" }),
        CallFailed: failingWith(order),
      },
    },
    happens: {},
  },
  rates: {
    address: () => paths.home(),
    signedIn: false,
    local: {},
    calls: {
      loadRates: {
        ok: (rates: readonly Rate[]) =>
          rates.flatMap((rate) =>
            replyingWith({ method: "GET", path: `/currencies/${rate.currencyId}` }, 200, Schema.encodeSync(Rate)(rate)),
          ),
      },
    },
    happens: {},
  },
}
