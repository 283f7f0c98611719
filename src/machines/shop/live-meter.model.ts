import { callFailed, taggedFailure } from "../../domain/shared/failure"
import { btcLimited, btcUnlimited, ethUnlimited } from "../../domain/fixtures/product"
import { model } from "../kit/model"
import { labelSample } from "../kit/when"
import { liveMeter } from "./live-meter.machine"

export const liveMeterModel = model({
  machine: liveMeter,
  input: undefined,
  events: { "quantity.slide": [{ type: "quantity.slide", quantity: "20" }] },
  portResults: {
    loadProducts: {
      ok: [
        labelSample("bitcoin is on sale", [btcLimited, btcUnlimited, ethUnlimited]),
        labelSample("it is not", [ethUnlimited]),
      ],
      CodeRequired: [taggedFailure("CodeRequired")],
      CallFailed: [callFailed("offline")],
    },
  },
  feeds: {},
})
