import { z } from "@hono/zod-openapi"
import { daysOf } from "#sandbox/days.ts"
import { loadHistoryTotals } from "#sandbox/rules/history-totals.ts"
import { loadHistory, streamHistory } from "#sandbox/rules/history.ts"
import { loadPayoutSummary } from "#sandbox/rules/payout-summary.ts"
import { loadAccountSummary } from "#sandbox/rules/summary.ts"
import * as schemas from "#sandbox/schemas/cabinet.ts"
import { bearer, displayQuery, json } from "#sandbox/schemas/common.ts"
import { createTextStream } from "#sandbox/text-stream.ts"
import { chooseDisplayCurrency, displayOptionsFor } from "./call.ts"
import { readCallerWithPayouts } from "./caller-with-payouts.ts"
import { defineOperation } from "./operation.ts"

async function* linesOf(batches: AsyncIterable<readonly object[]>): AsyncGenerator<string, void> {
  for await (const batch of batches) yield batch.map((row) => `${JSON.stringify(row)}\n`).join("")
}

export const operations = [
  defineOperation({
    method: "get",
    path: "/dashboard/summary",
    id: "readSummary",
    tag: "cabinet",
    summary: "Read balances and payouts by unit",
    description:
      "One item for each unit of which the customer has, or had, a contract, and one for a coin with a balance that no such item shows. A new customer's list is empty.",
    security: bearer,
    request: { query: displayQuery },
    responses: { 200: json(z.array(schemas.summaryItem)) },
    handler: async (c) => {
      const { tx, now, sandbox } = c.var
      const customer = await readCallerWithPayouts(c)
      const shown = chooseDisplayCurrency(c, c.req.valid("query").currencyId, customer)
      return c.json(await loadAccountSummary(tx, customer.id, { currency: shown, seed: sandbox.seed, now }), 200)
    },
  }),

  defineOperation({
    method: "get",
    path: "/dashboard/returns",
    id: "readReturns",
    tag: "cabinet",
    summary: "Read what was invested and paid",
    description:
      "The cost of what completed orders of mining bought, and what contracts paid after maintenance: in all, and in each of the last 30 times 24 hours.",
    extension: "estimates",
    security: bearer,
    request: { query: displayQuery },
    responses: { 200: json(schemas.returns) },
    handler: async (c) => {
      const { tx, now, sandbox } = c.var
      const customer = await readCallerWithPayouts(c)
      const shown = chooseDisplayCurrency(c, c.req.valid("query").currencyId, customer)
      return c.json(await loadPayoutSummary(tx, customer.id, { currency: shown, seed: sandbox.seed, now }), 200)
    },
  }),

  defineOperation({
    method: "get",
    path: "/dashboard/operationhistory",
    id: "listHistory",
    tag: "money",
    summary: "List the operations, newest first",
    description:
      "`start` and `end` are whole days in `timeZone`, or in UTC without it. `total` counts all operations that the filters leave.",
    security: bearer,
    request: { query: schemas.historyQuery },
    responses: { 200: json(schemas.operationList) },
    handler: async (c) => {
      const customer = await readCallerWithPayouts(c)
      const { offset = 0, count = 10, currencyId, ...filter } = c.req.valid("query")
      const found = await loadHistory(
        c.var.tx,
        customer.id,
        { offset, count, ...daysOf(filter) },
        displayOptionsFor(c, customer, currencyId),
      )
      return c.json(found, 200)
    },
  }),

  defineOperation({
    method: "get",
    path: "/dashboard/operationhistory/export",
    id: "exportHistory",
    tag: "money",
    summary: "Stream all operations as lines of JSON",
    description:
      "All operations that the filters leave, newest first, as `application/x-ndjson`: one Operation a line.",
    lines: "Operation",
    security: bearer,
    request: { query: schemas.exportQuery },
    responses: { 200: { description: "application/x-ndjson: one operation a line" } },
    handler: async (c) => {
      const customer = await readCallerWithPayouts(c)
      const { currencyId, ...filter } = c.req.valid("query")
      // The response reads the history after this call's transaction has ended, so that a slow reader blocks no connection and no lock.
      const batches = streamHistory(
        c.var.sandbox.db,
        customer.id,
        daysOf(filter),
        displayOptionsFor(c, customer, currencyId),
      )
      return c.body(createTextStream(linesOf(batches), c.var.holdSlot()), 200, {
        "Content-Type": "application/x-ndjson",
      })
    },
  }),

  defineOperation({
    method: "get",
    path: "/dashboard/operationhistory/totals",
    id: "readHistoryTotals",
    tag: "money",
    summary: "Sum the operations by type and coin",
    description:
      "One sum for each type and coin of the operations that the filters leave. Returned money counts by itself as `Returned`, rejected withdrawals not at all.",
    extension: "history",
    security: bearer,
    request: { query: schemas.exportQuery },
    responses: { 200: json(z.array(schemas.historyTotal)) },
    handler: async (c) => {
      const customer = await readCallerWithPayouts(c)
      const { currencyId, ...filter } = c.req.valid("query")
      const options = displayOptionsFor(c, customer, currencyId)
      // The call commits first, because reading many operations takes time in which other calls must not wait for this call's connection.
      await c.var.commit()
      return c.json(await loadHistoryTotals(c.var.sandbox.db, customer.id, daysOf(filter), options), 200)
    },
  }),
]
