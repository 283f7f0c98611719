import { BigDecimal } from "effect"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import type { Api } from "#adapters/shared/api.ts"
import { coinOfAccount } from "#domain/cabinet/account-summary.ts"
import { hasRevenue, forecastMonths, findForecastCurrency } from "#domain/cabinet/forecast.ts"
import { calculateValidatorFraction } from "#domain/cabinet/investment.ts"
import { toPlainDecimal } from "#domain/shared/money.ts"
import { createFetchHandler, type Sandbox } from "#sandbox/app.ts"
import type { Database } from "#sandbox/database.ts"
import { openTestDatabase } from "#sandbox/testing/database.ts"
import { client, runCallOrThrow } from "#tests/setup/client.ts"
import { loadContracts } from "./contracts.ts"
import { loadForecast, loadInvestment, loadMarketCap, loadSummary, loadWarningCount } from "./dashboard.ts"

describe("the dashboard on the sandbox", () => {
  let database: Database
  let sandbox: Sandbox["fetch"]
  const fetch = (url: string, init: RequestInit) => sandbox(new Request(url, init))
  const persona = async (name: "miner" | "buyer" | "new"): Promise<Api> => {
    const response = await fetch("http://localhost/sandbox/api/personas", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ persona: name }),
    })
    const { access_token: token } = (await response.json()) as { readonly access_token: string }
    return client(fetch, { token })
  }
  beforeAll(async () => {
    database = await openTestDatabase()
    sandbox = createFetchHandler(database.db)
  })
  afterAll(() => database.close())

  it("shows an account for each currency that mines, with its last payout", async () => {
    const accounts = await runCallOrThrow(loadSummary(await persona("miner"))())
    expect(accounts.map(coinOfAccount)).toEqual(["btc", "eth", "eth2"])
    expect(accounts.map(({ baseOperation }) => baseOperation === null)).toEqual([false, false, false])
  })

  it("shows no accounts to a new customer", async () => {
    expect(await runCallOrThrow(loadSummary(await persona("new"))())).toEqual([])
  })

  it("forecasts twelve months for each coin, in the customer's currency", async () => {
    const api = await persona("miner")
    const [btc, eth] = [
      await runCallOrThrow(loadForecast(api)({ currencyId: "btc" })),
      await runCallOrThrow(loadForecast(api)({ currencyId: "eth" })),
    ]
    expect([btc.length, eth.length]).toEqual([forecastMonths, forecastMonths])
    expect([hasRevenue(btc), hasRevenue(eth), findForecastCurrency({ btc, eth })]).toEqual([true, true, "usd"])
  })

  it("loads the market and the staked amount", async () => {
    const api = await persona("miner")
    const market = await runCallOrThrow(loadMarketCap(api)({ currency: "eur" }))
    expect(market !== null && BigDecimal.isPositive(market.globalCap)).toBe(true)
    const { partInETH, part } = await runCallOrThrow(loadInvestment(api)({ page: 1 }))
    expect([toPlainDecimal(part!), toPlainDecimal(calculateValidatorFraction(partInETH))]).toEqual(["0.125", "0.125"])
  })

  it("counts the orders that need attention", async () => {
    expect(await runCallOrThrow(loadWarningCount(await persona("buyer"))())).toBeGreaterThan(0)
    expect(await runCallOrThrow(loadWarningCount(await persona("new"))())).toBe(0)
  })

  it("loads at most five contracts", async () => {
    const list = await runCallOrThrow(
      loadContracts(await persona("miner"))({ query: { state: "All", page: 1 }, size: 5 }),
    )
    expect([list.total, list.values.length]).toEqual([4, 4])
  })
})
