import { marketCap as cap } from "../../../domain/fixtures/dashboard"
import { model } from "../../kit/model"
import { marketCap } from "./market-cap.machine"

export const marketCapModel = model({
  machine: marketCap,
  input: { currency: "usd" },
  events: {},
  portResults: { loadMarketCap: { ok: [cap, null] } },
  feeds: {},
})
