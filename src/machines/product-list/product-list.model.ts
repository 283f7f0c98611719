import { callFailed, named } from "../../domain/failure"
import { btcLimited, btcUnlimited, classic, comingSoon, ethUnlimited, unavailable } from "../../domain/fixtures/product"
import { model } from "../kit/model"
import { when } from "../kit/when"
import { productList } from "./product-list.machine"

export const productListModel = model({
  machine: productList,
  input: undefined,
  events: {
    "code.submit": [{ type: "code.submit", code: "PARTNER0" }],
    "discount.ended": [{ type: "discount.ended" }],
    "load.retry": [{ type: "load.retry" }],
  },
  answers: {
    loadProducts: {
      ok: [
        when("there are products", [btcLimited, btcUnlimited, ethUnlimited, classic, comingSoon, unavailable]),
        when("there are none", []),
      ],
      CodeRequired: [named("CodeRequired")],
      CallFailed: [callFailed("offline")],
    },
  },
  feeds: {},
})
