import { Effect, Result, Schema } from "effect"
import { describe, expect, it } from "vitest"
import { createNamedApi, type Api, type ApiCall } from "#adapters/shared/api.ts"
import { callFailed, taggedFailure, type CallFailed, type ServerRefusal } from "#domain/shared/failure.ts"
import { toPlainDecimal } from "#domain/shared/money.ts"
import {
  loadForecast,
  loadInvestment,
  loadMarketCap,
  loadSummary,
  loadWarningCount,
  reloadMarketCap,
} from "./dashboard.ts"

type RecordedCall = Pick<ApiCall<unknown>, "method" | "path" | "query" | "background">

/** Creates an API that responds to every call with this wire value. */
const answering = (wire: unknown) => {
  const asked: Array<RecordedCall> = []
  const api = createNamedApi(({ method, path, query, background, response }) => {
    asked.push({ method, path, ...(query && { query }), ...(background && { background }) })
    return response === undefined
      ? Effect.die("no answer is read")
      : Effect.orDie(Schema.decodeUnknownEffect(response)(wire))
  })
  return { api, asked }
}
const failing = (error: CallFailed | ServerRefusal): Api => createNamedApi(() => Effect.fail(error))
const ask = <A, E>(effect: Effect.Effect<A, E>) => Effect.runPromise(Effect.result(effect))

const refused = (status: number): ServerRefusal => ({
  _tag: "Refused",
  status,
  code: "",
  message: null,
  field: null,
  requestId: null,
})

describe("the accounts", () => {
  it("are read as the API tells them, also before the first payout and in a currency we do not know yet", async () => {
    const { api, asked } = answering([
      {
        unit: "Th",
        quantity: "57.5",
        baseBalance: { amount: "0.01234567", currencyId: "btc" },
        equivalentBalance: { amount: 793.25, currencyId: "gbp" },
        baseOperation: null,
        equivalentOperation: null,
        baseRevenue: { amount: "0", currencyId: "btc" },
        equivalentRevenue: { amount: "0", currencyId: "usd" },
        more: "than we know",
      },
    ])
    const [account] = Result.getOrThrow(await ask(loadSummary(api)()))
    expect([
      toPlainDecimal(account!.baseBalance.amount),
      toPlainDecimal(account!.equivalentBalance.amount),
      account!.equivalentBalance.currencyId,
    ]).toEqual(["0.01234567", "793.25", "unknown"])
    expect(account!.baseOperation).toBe(null)
    expect(asked).toEqual([{ method: "GET", path: "/dashboard/summary/" }])
  })
  it("that cannot be had are a failure", async () => {
    expect(await ask(loadSummary(failing(callFailed("malformed")))())).toEqual(Result.fail(callFailed("malformed")))
  })
})

it("a forecast is requested by coin", async () => {
  const { api, asked } = answering([
    {
      month: 12,
      year: 2026,
      baseRevenue: { amount: "0.0065", currencyId: "btc" },
      equivalentRevenue: { amount: "416", currencyId: "usd" },
    },
  ])
  expect(Result.getOrThrow(await ask(loadForecast(api)({ currencyId: "btc" })))).toHaveLength(1)
  expect(asked).toEqual([{ method: "GET", path: "/dashboard/forecast/", query: { currencyId: "btc" } }])
})

describe("the market", () => {
  it("is asked for in the background, in the display currency", async () => {
    const coin = { cap: "1", percentChange: "-0.0125", rate: "64250.5" }
    const { api, asked } = answering({ globalCap: "3", btc: coin, eth: coin })
    const market = Result.getOrThrow(await ask(loadMarketCap(api)({ currency: "rub" })))
    expect(toPlainDecimal(market!.btc.percentChange)).toBe("-0.0125")
    expect(asked).toEqual([{ method: "GET", path: "/currencies/crypto/marketcap/rub", background: true }])
  })
  it("that cannot be had is left out in silence", async () => {
    expect(await ask(loadMarketCap(failing(callFailed("server")))({ currency: "usd" }))).toEqual(Result.succeed(null))
  })
  it("that cannot be reloaded is a failure, so that the one shown stays", async () => {
    const failure = callFailed("tooMany", { retryAfter: 30 })
    expect(await ask(reloadMarketCap(failing(failure))({ currency: "usd" }))).toEqual(Result.fail(failure))
  })
})

describe("the investment", () => {
  it("unknown to the server has a name of its own; every other failure is one", async () => {
    expect(await ask(loadInvestment(failing(refused(404)))({ page: 1 }))).toEqual(
      Result.fail(taggedFailure("InvestmentNotFound")),
    )
    expect(await ask(loadInvestment(failing(refused(403)))({ page: 1 }))).toEqual(Result.fail(callFailed("forbidden")))
    expect(await ask(loadInvestment(failing(callFailed("offline")))({ page: 1 }))).toEqual(
      Result.fail(callFailed("offline")),
    )
  })
})

it("orders that need attention are counted in the background, one at most fetched", async () => {
  const { api, asked } = answering({ total: 3, values: [] })
  expect(await ask(loadWarningCount(api)())).toEqual(Result.succeed(3))
  expect(asked).toEqual([
    { method: "GET", path: "/orders/", query: { states: "UnderPaid,OverPaid", count: "1" }, background: true },
  ])
})
