import { marketCap as cap } from "../../domain/fixtures/dashboard"
import { model } from "../kit/model"
import { marketCap } from "./market-cap.machine"

export const marketCapModel = model({
  machine: marketCap,
  input: { currency: "usd" },
  events: { "data.refreshed": [{ type: "data.refreshed", data: cap }] },
  portResults: { loadMarketCap: { ok: [cap, null] } },
  feeds: { watchRefresh: ["data.refreshed"] },
})
