import { callFailed, taggedFailure } from "../../../domain/shared/failure"
import {
  btcLimited,
  btcUnlimited,
  btcClassic,
  comingSoonProduct,
  ethUnlimited,
  unavailableProduct,
} from "../../../domain/fixtures/product"
import { model } from "../../kit/model"
import { labelSample } from "../../kit/when"
import { productList } from "./product-list.machine"

export const productListModel = model({
  machine: productList,
  input: undefined,
  events: {
    "code.submit": [{ type: "code.submit", code: "PARTNER0" }],
    "discount.ended": [{ type: "discount.ended" }],
    "load.retry": [{ type: "load.retry" }],
  },
  portResults: {
    loadProducts: {
      ok: [
        labelSample("there are products", [
          btcLimited,
          btcUnlimited,
          ethUnlimited,
          btcClassic,
          comingSoonProduct,
          unavailableProduct,
        ]),
        labelSample("there are none", []),
      ],
      CodeRequired: [taggedFailure("CodeRequired")],
      CallFailed: [callFailed("offline")],
    },
  },
  feeds: {},
})
