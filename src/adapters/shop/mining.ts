import { Mining } from "../../domain/shop/mining"
import type { EstimateInput } from "../../machines/shop/estimate.machine"
import type { Api } from "../shared/api"

/** What payouts of a coin follow from. In the background: prices are complete without an estimate. */
export const loadMining =
  (api: Api) =>
  ({ coin, currency }: EstimateInput) =>
    api({
      method: "GET",
      path: `/mining/${coin}`,
      query: { clientCurrencyId: currency },
      answer: Mining,
      background: true,
    })
