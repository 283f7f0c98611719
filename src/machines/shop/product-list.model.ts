import { callFailed, taggedFailure } from "../../domain/shared/failure"
import {
  btcLimited,
  btcUnlimited,
  btcClassic,
  comingSoonProduct,
  ethUnlimited,
  unavailableProduct,
} from "../../domain/fixtures/product"
import { model } from "../kit/model"
import { labelSample } from "../kit/when"
import { productList } from "./product-list.machine"

const some = [btcLimited, btcUnlimited, ethUnlimited, btcClassic, comingSoonProduct, unavailableProduct]

export const productListModel = model({
  machine: productList,
  input: undefined,
  events: {
    "code.submit": [{ type: "code.submit", code: "PARTNER0" }],
    "discount.ended": [{ type: "discount.ended" }],
    "load.retry": [{ type: "load.retry" }],
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
