import { formatAmount, multiplyAmounts } from "#sandbox/money.ts"
import { coinRate, displayRate } from "#sandbox/rules/rates.ts"
import type { RequestContext } from "#sandbox/running-sandbox.ts"
import type { CoinName, DisplayCurrencyName } from "#sandbox/tables/shared.ts"
import { readCaller, chooseDisplayCurrency } from "./call.ts"

/** Returns the rate of one coin in the display currency, with that currency. */
export const loadRate = async (c: RequestContext, coin: CoinName, requested: DisplayCurrencyName | undefined) => {
  const { sandbox, now } = c.var
  const clientCurrencyId = chooseDisplayCurrency(c, requested, (await readCaller(c))?.customer ?? null)
  const rate = multiplyAmounts(coinRate(sandbox.seed, coin, now), displayRate(clientCurrencyId), "half-up")
  return { clientCurrencyId, rate: formatAmount(rate) }
}
