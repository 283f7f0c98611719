import { amountText, multiplyAmounts } from "#sandbox/money.ts"
import { coinRate, displayRate } from "#sandbox/rules/rates.ts"
import type { Call } from "#sandbox/running-sandbox.ts"
import type { CoinName, DisplayCurrencyName } from "#sandbox/tables/shared.ts"
import { caller, displayFor } from "./call.ts"

export const rateFor = async (c: Call, coin: CoinName, requested: DisplayCurrencyName | undefined) => {
  const { sandbox, now } = c.var
  const clientCurrencyId = displayFor(c, requested, (await caller(c))?.user ?? null)
  const rate = multiplyAmounts(coinRate(sandbox.seed, coin, now), displayRate(clientCurrencyId), "half-up")
  return { clientCurrencyId, rate: amountText(rate) }
}
