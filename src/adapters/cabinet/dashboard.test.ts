import { Effect, Result, Schema } from "effect"
import { describe, expect, it } from "vitest"
import { createNamedApi, type Api, type ApiCall } from "#adapters/shared/api.ts"
import { callFailed, taggedFailure, type CallFailed, type ServerRefusal } from "#domain/shared/failure.ts"
import { toPlainDecimal } from "#domain/shared/money.ts"
import { runCall } from "#tests/setup/client.ts"
import {
  loadForecast,
  loadInvestment,
  loadMarketCap,
  loadSummary,
  loadWarningCount,
  reloadMarketCap,
} from "./dashboard.ts"

type RecordedCall = Pick<ApiCall<unknown>, "method" | "path" | "query" | "isBackground">

/** Creates an API that responds to every call with this wire value. */
const answering = (wire: unknown) => {
  const sentCalls: Array<RecordedCall> = []
  const api = createNamedApi(({ method, path, query, isBackground, response }) => {
    sentCalls.push({ method, path, ...(query && { query }), ...(isBackground && { isBackground }) })
    return response === undefined
      ? Effect.die("no answer is read")
      : Effect.orDie(Schema.decodeUnknownEffect(response)(wire))
  })
  return { api, sentCalls }
}
const failing = (error: CallFailed | ServerRefusal): Api => createNamedApi(() => Effect.fail(error))

const refused = (status: number): ServerRefusal => ({
  _tag: "Refused",
  status,
  code: "",
  message: null,
  field: null,
  requestId: null,
})

describe("the account summary", () => {
  it("is decoded before the first payout and in an unknown currency too", async () => {
    const { api, sentCalls } = answering([
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
    const [account] = Result.getOrThrow(await runCall(loadSummary(api)()))
    expect([
      toPlainDecimal(account!.baseBalance.amount),
      toPlainDecimal(account!.equivalentBalance.amount),
      account!.equivalentBalance.currencyId,
    ]).toEqual(["0.01234567", "793.25", "unknown"])
    expect(account!.baseOperation).toBe(null)
    expect(sentCalls).toEqual([{ method: "GET", path: "/dashboard/summary/" }])
  })
  it("fails if it cannot be loaded", async () => {
    expect(await runCall(loadSummary(failing(callFailed("malformed")))())).toEqual(Result.fail(callFailed("malformed")))
  })
})

it("the forecast is requested by coin", async () => {
  const { api, sentCalls } = answering([
    {
      month: 12,
      year: 2026,
      baseRevenue: { amount: "0.0065", currencyId: "btc" },
      equivalentRevenue: { amount: "416", currencyId: "usd" },
    },
  ])
  expect(Result.getOrThrow(await runCall(loadForecast(api)({ currencyId: "btc" })))).toHaveLength(1)
  expect(sentCalls).toEqual([{ method: "GET", path: "/dashboard/forecast/", query: { currencyId: "btc" } }])
})

describe("the market data", () => {
  it("is requested in the background, in the display currency", async () => {
    const coin = { cap: "1", percentChange: "-0.0125", rate: "64250.5" }
    const { api, sentCalls } = answering({ globalCap: "3", btc: coin, eth: coin })
    const market = Result.getOrThrow(await runCall(loadMarketCap(api)({ currency: "rub" })))
    expect(toPlainDecimal(market!.btc.percentChange)).toBe("-0.0125")
    expect(sentCalls).toEqual([{ method: "GET", path: "/currencies/crypto/marketcap/rub", isBackground: true }])
  })
  it("is omitted without a failure if it cannot be loaded", async () => {
    expect(await runCall(loadMarketCap(failing(callFailed("server")))({ currency: "usd" }))).toEqual(
      Result.succeed(null),
    )
  })
  it("fails if it cannot be reloaded, so that the shown data stays", async () => {
    const failure = callFailed("tooMany", { retryAfter: 30 })
    expect(await runCall(reloadMarketCap(failing(failure))({ currency: "usd" }))).toEqual(Result.fail(failure))
  })
})

describe("loading the investment", () => {
  it("distinguishes an investment that is not found from every other failure", async () => {
    expect(await runCall(loadInvestment(failing(refused(404)))({ page: 1 }))).toEqual(
      Result.fail(taggedFailure("InvestmentNotFound")),
    )
    expect(await runCall(loadInvestment(failing(refused(403)))({ page: 1 }))).toEqual(
      Result.fail(callFailed("forbidden")),
    )
    expect(await runCall(loadInvestment(failing(callFailed("offline")))({ page: 1 }))).toEqual(
      Result.fail(callFailed("offline")),
    )
  })
})

it("orders that need attention are counted in the background, with at most one loaded", async () => {
  const { api, sentCalls } = answering({ total: 3, values: [] })
  expect(await runCall(loadWarningCount(api)())).toEqual(Result.succeed(3))
  expect(sentCalls).toEqual([
    { method: "GET", path: "/orders/", query: { states: "UnderPaid,OverPaid", count: "1" }, isBackground: true },
  ])
})
