import { z } from "@hono/zod-openapi"
import { calculateForecast } from "#sandbox/rules/forecast.ts"
import { calculateMarketCap } from "#sandbox/rules/market.ts"
import { loadInvestment } from "#sandbox/rules/summary.ts"
import * as schemas from "#sandbox/schemas/cabinet.ts"
import { bearer, displayCurrency, json } from "#sandbox/schemas/common.ts"
import { chooseDisplayCurrency, displayOptionsFor } from "./call.ts"
import { readCallerWithPayouts } from "./caller-with-payouts.ts"
import { defineOperation } from "./operation.ts"

export const operations = [
  defineOperation({
    method: "get",
    path: "/dashboard/forecast",
    id: "readForecast",
    tag: "cabinet",
    summary: "Forecast twelve months of payouts",
    description:
      "Twelve whole months, the first from now on, at today's rate and with the difficulty growing as in the last 90 days. Days that are not paid any more do not count.",
    security: bearer,
    request: { query: schemas.forecastQuery },
    responses: { 200: json(z.array(schemas.forecastMonth)) },
    handler: async (c) => {
      const { tx, now, sandbox } = c.var
      const customer = await readCallerWithPayouts(c)
      const { currencyId, clientCurrencyId } = c.req.valid("query")
      const options = { currency: chooseDisplayCurrency(c, clientCurrencyId, customer), seed: sandbox.seed, now }
      return c.json(await calculateForecast(tx, customer.id, currencyId, options), 200)
    },
  }),

  defineOperation({
    method: "get",
    path: "/dashboard/investment",
    id: "readInvestment",
    tag: "cabinet",
    summary: "Read the stake and its bonuses",
    description: "The stake in ether, its part of a validator of 32, all its bonuses, and a page of its history.",
    security: bearer,
    request: { query: schemas.investmentQuery },
    responses: { 200: json(schemas.investment) },
    handler: async (c) => {
      const { tx, now } = c.var
      const customer = await readCallerWithPayouts(c)
      const { offset = 0, count = 10 } = c.req.valid("query")
      return c.json(
        await loadInvestment(tx, customer.id, { offset, count }, displayOptionsFor(c, customer, undefined), now),
        200,
      )
    },
  }),

  defineOperation({
    method: "get",
    path: "/currencies/crypto/marketcap/{currency}",
    id: "readMarketCap",
    tag: "shop",
    summary: "Read the market of both coins",
    description:
      "Market capitalisation, rate and 24-hour change of bitcoin and ether in a display currency. A change is a fraction: `-0.0125` is −1.25 %.",
    request: { params: z.strictObject({ currency: displayCurrency }) },
    responses: { 200: json(schemas.marketCap) },
    handler: (c) => c.json(calculateMarketCap(c.var.sandbox.seed, c.req.valid("param").currency, c.var.now), 200),
  }),
]
