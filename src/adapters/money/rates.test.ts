import { Effect, Result } from "effect"
import { expect, it } from "vitest"
import { createNamedApi, type Api, type ApiCall } from "#adapters/shared/api.ts"
import { callFailed } from "#domain/shared/failure.ts"
import { decimal } from "#domain/shared/money.ts"
import { loadRates, reloadRates } from "./rates.ts"

const asked: Array<Pick<ApiCall<unknown>, "method" | "path" | "query" | "background">> = []
const rate = { currencyId: "eth", clientCurrencyId: "eur", rate: decimal("2950") }

/** A mock API that has only the rate of ether. */
const api = createNamedApi(({ method, path, query, background }) => {
  asked.push({ method, path, query: query ?? {}, background: background ?? false })
  return path === "/currencies/eth" ? Effect.succeed(rate as never) : Effect.fail(callFailed("server"))
})

it("leaves out the rate that could not be had, in the background", async () => {
  expect(await Effect.runPromise(loadRates(api)({ currency: "eur" }))).toEqual([rate])
  expect(asked).toEqual(
    ["btc", "eth"].map((coin) => ({
      method: "GET",
      path: `/currencies/${coin}`,
      query: { clientCurrencyId: "eur" },
      background: true,
    })),
  )
})

it("reloads all rates or none, so that those shown stay", async () => {
  const all: Api = () => Effect.succeed(rate as never)
  expect(await Effect.runPromise(reloadRates(all)({ currency: "eur" }))).toEqual([rate, rate])
  expect(await Effect.runPromise(Effect.result(reloadRates(api)({ currency: "eur" })))).toEqual(
    Result.fail(callFailed("server")),
  )
})
