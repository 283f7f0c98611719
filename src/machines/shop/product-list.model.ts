import {
  btcLimited,
  btcUnlimited,
  btcClassic,
  comingSoonProduct,
  ethUnlimited,
  unavailableProduct,
} from "#domain/fixtures/product.ts"
import { callFailed, taggedFailure } from "#domain/shared/failure.ts"
import { labelSample } from "#machines/kit/label-sample.ts"
import { defineModel } from "#machines/kit/model.ts"
import { productList } from "./product-list.machine.ts"

const some = [btcLimited, btcUnlimited, ethUnlimited, btcClassic, comingSoonProduct, unavailableProduct]

export const productListModel = defineModel({
  machine: productList,
  events: {
    "promoCode.submit": [{ type: "promoCode.submit", code: "PARTNER0" }],
    "data.refreshed": [
      labelSample("there are products", { type: "data.refreshed", data: some }),
      labelSample("there are none", { type: "data.refreshed", data: [] }),
    ],
  },
  portResults: {
    loadProducts: {
      ok: [labelSample("there are products", some), labelSample("there are none", [])],
      CodeRequired: [taggedFailure("CodeRequired")],
      CallFailed: [callFailed("offline")],
    },
  },
  feeds: { watchRefresh: ["data.refreshed"] },
})
