import { buildOrder, orderCreated } from "#domain/fixtures/order.ts"
import { btcLimited } from "#domain/fixtures/product.ts"
import { callFailed } from "#domain/shared/failure.ts"
import { decimal } from "#domain/shared/money.ts"
import type { Sale } from "#domain/shop/sale-code.ts"
import { labelSample } from "#machines/kit/label-sample.ts"
import { defineModel } from "#machines/kit/model.ts"
import { saleCode } from "./sale-code.machine.ts"

const saleFixture: Sale = {
  code: "SALE20",
  productId: btcLimited.id,
  discountPercent: decimal("20"),
  remainingQuantity: decimal("50"),
  total: decimal("1000"),
}

export const saleCodeModel = defineModel({
  machine: saleCode,
  input: { sale: saleFixture, orderId: orderCreated.id },
  events: {
    "quantity.committed": [
      labelSample("over the remaining", { type: "quantity.committed", isOverSale: true, isApplied: false }),
      labelSample("within it, and the code is there", {
        type: "quantity.committed",
        isOverSale: false,
        isApplied: true,
      }),
      labelSample("within it, and the order has lost the code", {
        type: "quantity.committed",
        isOverSale: false,
        isApplied: false,
      }),
    ],
  },
  portResults: {
    patchOrderCode: {
      ok: [buildOrder({ code: saleFixture.code, discountPercent: "20" })],
      CallFailed: [callFailed("offline")],
    },
  },
  feeds: { watchQuantity: ["quantity.committed"] },
})
