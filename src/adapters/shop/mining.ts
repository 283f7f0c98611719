import { Mining } from "#domain/shop/mining.ts"
import type { EstimateInput } from "#machines/shop/estimate.machine.ts"
import type { Api } from "#adapters/shared/api.ts"

/** What payouts of a coin follow from. In the background: prices are complete without an estimate. */
export const loadMining =
  (api: Api) =>
  ({ coin, currency }: EstimateInput) =>
    api(`GET /mining/${coin}`, { query: { clientCurrencyId: currency }, answer: Mining, background: true })
