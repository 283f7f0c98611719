import { Schema } from "effect"
import { Order } from "../../../../src/domain/orders/order"
import { Rate } from "../../../../src/domain/money/rate"
import { paymentStatusModel } from "../../../../src/machines/payments/payment-status.model"
import { paths } from "../../../../src/ui/site/paths"
import type { OnApp } from "../on-app"
import { replyingWith, failingWith } from "../on-app"

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
