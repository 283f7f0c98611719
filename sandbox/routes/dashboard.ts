import { setImmediate } from "node:timers/promises"
import { createRoute, z } from "@hono/zod-openapi"
import { endOfDay, startOfDay } from "#sandbox/days.ts"
import { forecast } from "#sandbox/rules/forecast.ts"
import { history, wholeHistory, type HistoryViewer } from "#sandbox/rules/history.ts"
import { historyTotals } from "#sandbox/rules/history-totals.ts"
import type { LockedCaller } from "#sandbox/rules/locked-customer.ts"
import { marketCap } from "#sandbox/rules/market.ts"
import { returns } from "#sandbox/rules/returns.ts"
import { settlePayouts } from "#sandbox/rules/payouts.ts"
import { investment, accountSummary } from "#sandbox/rules/summary.ts"
import * as schemas from "#sandbox/schemas/cabinet.ts"
import { bearer, display, displayQuery, json, refusals } from "#sandbox/schemas/common.ts"
import type { DisplayCurrencyName, User } from "#sandbox/tables.ts"
import type { Call } from "#sandbox/running-sandbox.ts"
import { textStream } from "#sandbox/text-stream.ts"
import type { Operations } from "#sandbox/openapi/operation.ts"
import { displayFor, lockedCaller, requiredCaller, type Api } from "./call.ts"

const getSummary = createRoute({
  method: "get",
  path: "/dashboard/summary",
  security: bearer,
  request: { query: displayQuery },
  responses: { 200: json(z.array(schemas.summaryItem)), ...refusals },
})

const getReturns = createRoute({
  method: "get",
  path: "/dashboard/returns",
  security: bearer,
  request: { query: displayQuery },
  responses: { 200: json(schemas.returns), ...refusals },
})

const getHistory = createRoute({
  method: "get",
  path: "/dashboard/operationhistory",
  security: bearer,
  request: { query: schemas.historyQuery },
  responses: { 200: json(schemas.operationList), ...refusals },
})

const getExport = createRoute({
  method: "get",
  path: "/dashboard/operationhistory/export",
  security: bearer,
  request: { query: schemas.exportQuery },
  responses: { 200: { description: "application/x-ndjson: one operation a line" }, ...refusals },
})

const getTotals = createRoute({
  method: "get",
  path: "/dashboard/operationhistory/totals",
  security: bearer,
  request: { query: schemas.exportQuery },
  responses: { 200: json(z.array(schemas.historyTotal)), ...refusals },
})

const getForecast = createRoute({
  method: "get",
  path: "/dashboard/forecast",
  security: bearer,
  request: { query: schemas.forecastQuery },
  responses: { 200: json(z.array(schemas.forecastMonth)), ...refusals },
})

const getInvestment = createRoute({
  method: "get",
  path: "/dashboard/investment",
  security: bearer,
  request: { query: schemas.investmentQuery },
  responses: { 200: json(schemas.investment), ...refusals },
})

const getMarketCap = createRoute({
  method: "get",
  path: "/currencies/crypto/marketcap/{currency}",
  request: { params: z.strictObject({ currency: display }) },
  responses: { 200: json(schemas.marketCap), ...refusals },
})

/** Books everything that is due. Thousands of payouts take a while, in which other calls have their turn. */
export const settle = async (c: Call, userId: string): Promise<void> => {
  const { tx, commit, now, sandbox } = c.var
  const pause = async () => {
    await commit()
    await setImmediate()
  }
  await settlePayouts(tx, sandbox, userId, now, { pause, portion: sandbox.portion })
}

/** The caller, with everything booked that is due. */
export const settledCaller = async (c: Call): Promise<User> => {
  const { user } = await requiredCaller(c)
  await settle(c, user.id)
  return user
}

/** The caller of a writing call, with everything booked that is due. No row is locked between the portions. */
export const lockedSettledCaller = async (c: Call): Promise<LockedCaller> => {
  const { id } = await lockedCaller(c)
  await settle(c, id)
  return lockedCaller(c)
}

type Days = Pick<z.output<typeof schemas.historyQuery>, "start" | "end" | "timeZone">

/** A filter with the moments at which its period of whole days begins and ends. */
export const daysOf = <Query extends Days>({ start, end, timeZone = "UTC", ...filter }: Query) => ({
  ...filter,
  start: start === undefined ? undefined : startOfDay(start, timeZone),
  end: end === undefined ? undefined : endOfDay(end, timeZone),
})

const viewerOf = (c: Call, user: User, currencyId: DisplayCurrencyName | undefined): HistoryViewer => ({
  culture: c.var.culture,
  display: displayFor(c, currencyId, user),
  seed: c.var.sandbox.seed,
})

async function* linesOf(batches: AsyncIterable<readonly object[]>): AsyncGenerator<string, void> {
  for await (const batch of batches) yield batch.map((row) => `${JSON.stringify(row)}\n`).join("")
}

export const operations: Operations = {
  "GET /dashboard/summary": {
    id: "readSummary",
    tag: "cabinet",
    summary: "Read balances and payouts by unit",
    description:
      "One item for each unit of which the customer has, or had, a contract, and one for a coin with a balance that no such item shows. A new customer's list is empty.",
  },
  "GET /dashboard/returns": {
    id: "readReturns",
    tag: "cabinet",
    summary: "Read what was invested and paid",
    description:
      "The cost of what completed orders of mining bought, and what contracts paid after maintenance: in all, and in each of the last 30 times 24 hours.",
    extension: "estimates",
  },
  "GET /dashboard/operationhistory": {
    id: "listHistory",
    tag: "money",
    summary: "List the operations, newest first",
    description:
      "`start` and `end` are whole days in `timeZone`, or in UTC without it. `total` counts all operations that the filters leave.",
  },
  "GET /dashboard/operationhistory/export": {
    id: "exportHistory",
    tag: "money",
    summary: "Stream all operations as lines of JSON",
    description:
      "All operations that the filters leave, newest first, as `application/x-ndjson`: one Operation a line.",
    lines: "Operation",
  },
  "GET /dashboard/operationhistory/totals": {
    id: "readHistoryTotals",
    tag: "money",
    summary: "Sum the operations by type and coin",
    description:
      "One sum for each type and coin of the operations that the filters leave. Returned money counts by itself as `Returned`, rejected withdrawals not at all.",
    extension: "history",
  },
  "GET /dashboard/forecast": {
    id: "readForecast",
    tag: "cabinet",
    summary: "Forecast twelve months of payouts",
    description:
      "Twelve whole months, the first from now on, at today's rate and with the difficulty growing as in the last 90 days. Days that are not paid any more do not count.",
  },
  "GET /dashboard/investment": {
    id: "readInvestment",
    tag: "cabinet",
    summary: "Read the stake and its bonuses",
    description: "The stake in ether, its part of a validator of 32, all its bonuses, and a page of its history.",
  },
  "GET /currencies/crypto/marketcap/{currency}": {
    id: "readMarketCap",
    tag: "shop",
    summary: "Read the market of both coins",
    description:
      "Market capitalisation, rate and 24-hour change of bitcoin and ether in a display currency. A change is a fraction: `-0.0125` is −1.25 %.",
  },
}

export const routes = (api: Api): void => {
  api.openapi(getSummary, async (c) => {
    const { tx, now, sandbox } = c.var
    const user = await settledCaller(c)
    const shown = displayFor(c, c.req.valid("query").currencyId, user)
    return c.json(await accountSummary(tx, user.id, { display: shown, seed: sandbox.seed, now }), 200)
  })

  api.openapi(getReturns, async (c) => {
    const { tx, now, sandbox } = c.var
    const user = await settledCaller(c)
    const shown = displayFor(c, c.req.valid("query").currencyId, user)
    return c.json(await returns(tx, user.id, { display: shown, seed: sandbox.seed, now }), 200)
  })

  api.openapi(getHistory, async (c) => {
    const user = await settledCaller(c)
    const { offset = 0, count = 10, currencyId, ...filter } = c.req.valid("query")
    const found = await history(c.var.tx, user.id, { offset, count, ...daysOf(filter) }, viewerOf(c, user, currencyId))
    return c.json(found, 200)
  })

  api.openapi(getExport, async (c) => {
    const user = await settledCaller(c)
    const { currencyId, ...filter } = c.req.valid("query")
    // Read on when this call's transaction is over: a slow reader keeps no connection and no lock.
    const batches = wholeHistory(c.var.sandbox.db, user.id, daysOf(filter), viewerOf(c, user, currencyId))
    return c.body(textStream(linesOf(batches), c.var.keepTurn()), 200, { "Content-Type": "application/x-ndjson" })
  })

  api.openapi(getTotals, async (c) => {
    const user = await settledCaller(c)
    const { currencyId, ...filter } = c.req.valid("query")
    const viewer = viewerOf(c, user, currencyId)
    // Many operations take a while, in which no other call must wait for this one's connection.
    await c.var.commit()
    return c.json(await historyTotals(c.var.sandbox.db, user.id, daysOf(filter), viewer), 200)
  })

  api.openapi(getForecast, async (c) => {
    const { tx, now, sandbox } = c.var
    const user = await settledCaller(c)
    const { currencyId, clientCurrencyId } = c.req.valid("query")
    const viewer = { display: displayFor(c, clientCurrencyId, user), seed: sandbox.seed, now }
    return c.json(await forecast(tx, user.id, currencyId, viewer), 200)
  })

  api.openapi(getInvestment, async (c) => {
    const { tx, now } = c.var
    const user = await settledCaller(c)
    const { offset = 0, count = 10 } = c.req.valid("query")
    return c.json(await investment(tx, user.id, { offset, count }, viewerOf(c, user, undefined), now), 200)
  })

  api.openapi(getMarketCap, (c) => c.json(marketCap(c.var.sandbox.seed, c.req.valid("param").currency, c.var.now), 200))
}
