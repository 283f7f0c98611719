import { orderLike, orderCreated } from "#domain/fixtures/order.ts"
import { btcLimited } from "#domain/fixtures/product.ts"
import { callFailed } from "#domain/shared/failure.ts"
import { decimal } from "#domain/shared/money.ts"
import type { Sale } from "#domain/shop/sale-code.ts"
import { model } from "#machines/kit/model.ts"
import { labelSample } from "#machines/kit/when.ts"
import { saleCode } from "./sale-code.machine.ts"

const saleFixture: Sale = {
  code: "SALE20",
  productId: btcLimited.id,
  discountPercent: decimal("20"),
  rest: decimal("50"),
  total: decimal("1000"),
}

export const saleCodeModel = model({
  machine: saleCode,
  input: { sale: saleFixture, orderId: orderCreated.id },
  events: {
    "quantity.committed": [
      labelSample("over the remaining", { type: "quantity.committed", over: true, applied: false }),
      labelSample("within it, and the code is there", { type: "quantity.committed", over: false, applied: true }),
      labelSample("within it, and the order has lost the code", {
        type: "quantity.committed",
        over: false,
        applied: false,
      }),
    ],
  },
  portResults: {
    patchCode: {
      ok: [orderLike({ code: saleFixture.code, discountPercent: "20" })],
      CallFailed: [callFailed("offline")],
    },
  },
  feeds: { watchQuantity: ["quantity.committed"] },
})
