import { Effect, Result } from "effect"
import { expect, it } from "vitest"
import { createNamedApi, type Api, type ApiCall } from "#adapters/shared/api.ts"
import { callFailed } from "#domain/shared/failure.ts"
import { decimal } from "#domain/shared/money.ts"
import { loadRates, reloadRates } from "./rates.ts"

const sentCalls: Array<Pick<ApiCall<unknown>, "method" | "path" | "query" | "isBackground">> = []
const rate = { currencyId: "eth", clientCurrencyId: "eur", rate: decimal("2950") }

/** A mock API that has only the rate of ether. */
const api = createNamedApi(({ method, path, query, isBackground }) => {
  sentCalls.push({ method, path, query: query ?? {}, isBackground: isBackground ?? false })
  return path === "/currencies/eth" ? Effect.succeed(rate as never) : Effect.fail(callFailed("server"))
})

it("omits a rate that could not be loaded, in the background", async () => {
  expect(await Effect.runPromise(loadRates(api)({ currency: "eur" }))).toEqual([rate])
  expect(sentCalls).toEqual(
    ["btc", "eth"].map((coin) => ({
      method: "GET",
      path: `/currencies/${coin}`,
      query: { clientCurrencyId: "eur" },
      isBackground: true,
    })),
  )
})

it("reloads all rates or fails, so that the shown rates stay", async () => {
  const all: Api = () => Effect.succeed(rate as never)
  expect(await Effect.runPromise(reloadRates(all)({ currency: "eur" }))).toEqual([rate, rate])
  expect(await Effect.runPromise(Effect.result(reloadRates(api)({ currency: "eur" })))).toEqual(
    Result.fail(callFailed("server")),
  )
})
