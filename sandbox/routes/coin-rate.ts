import { formatAmount, multiplyAmounts } from "#sandbox/money.ts"
import type { OperationMetadata } from "#sandbox/openapi/operation-metadata.ts"
import { coinRate, displayRate } from "#sandbox/rules/rates.ts"
import type { RequestContext } from "#sandbox/running-sandbox.ts"
import { json, optionalBearer } from "#sandbox/schemas/common.ts"
import * as shop from "#sandbox/schemas/shop.ts"
import type { CoinName, DisplayCurrencyName } from "#sandbox/tables/shared.ts"
import { readCaller, chooseDisplayCurrency } from "./call.ts"
import { defineOperation } from "./operation.ts"

/** Returns the rate of one coin in the display currency, with that currency. */
export const loadRate = async (c: RequestContext, coin: CoinName, requested: DisplayCurrencyName | undefined) => {
  const { sandbox, now } = c.var
  const clientCurrencyId = chooseDisplayCurrency(c, requested, (await readCaller(c))?.customer ?? null)
  const rate = multiplyAmounts(coinRate(sandbox.seed, coin, now), displayRate(clientCurrencyId), "half-up")
  return { clientCurrencyId, rate: formatAmount(rate) }
}

/** Declares the call for a coin's rate. Each coin has its own path. */
export const defineRateOperation = (
  coin: CoinName,
  metadata: Pick<OperationMetadata, "id" | "summary" | "description">,
) =>
  defineOperation({
    method: "get",
    path: `/currencies/${coin}`,
    ...metadata,
    tag: "shop",
    security: optionalBearer,
    request: { query: shop.rateQuery },
    responses: { 200: json(shop.rate) },
    handler: async (c) =>
      c.json({ currencyId: coin, ...(await loadRate(c, coin, c.req.valid("query").clientCurrencyId)) }, 200),
  })
