import { expect } from "vitest"
import { amount, amountText, divideAmounts, multiplyAmounts } from "#sandbox/money.ts"
import type { Answer } from "./server.ts"

type Relation = (answer: Answer) => void

const hour = 3_600_000
const hoursBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / hour
const product = (one: string, other: string): string =>
  amountText(multiplyAmounts(amount(one), amount(other), "half-up"))
const plain = (text: string): string => amountText(amount(text))

const newestFirst = (rows: readonly any[], field: string) => {
  const dates: readonly string[] = rows.map((row) => row[field])
  expect.soft(dates, "the newest first").toEqual(dates.toSorted().toReversed())
}
const newest =
  (field: string): Relation =>
  ({ body }) =>
    newestFirst(body.values, field)

const counted: Relation = ({ ask: { query = {} }, body: { values, total } }) => {
  const rest = Math.max(0, total - Number(query["offset"] ?? 0))
  const most = Math.min(Number(query["count"] ?? values.length), rest)
  expect.soft(values, "as many values as asked for, of the total").toHaveLength(most)
}

const prices: Relation = ({ body }) => {
  const shown = body.map((row: any) => [row.localizedToPayAmount, row.localizedAmount].map(plain))
  const due = body.map(({ price, rate }: any) =>
    [price.toPayAmount, price.amount].map((one) => product(one, rate.rate)),
  )
  expect.soft(shown, "prices are dollars × rate").toEqual(due)
}

const ordered: Relation = ({ body }) => {
  const orders: readonly any[] = body.values ?? [body]
  const costs = orders.map(({ items: [item] }) => product(item.quantity, item.localizedToPayAmount))
  expect
    .soft(
      orders.map((order) => plain(order.localizedCost)),
      "the cost is quantity × price",
    )
    .toEqual(costs)
  for (const { state, createDate, expireDate } of orders)
    if (state === "Created" || state === "Assigned")
      expect.soft(hoursBetween(createDate, expireDate), "hours that an order lives").toBe(24)
}

const rateFreeze: Relation = ({ status, body }) => {
  if (status === 201 && body.paymentType === "Crypto")
    expect.soft(hoursBetween(body.createDate, body.expireDate), "hours that the rate is frozen").toBe(2)
}

const months: Relation = ({ body, headers }) => {
  const now = new Date(headers.get("Date")!)
  const wanted = Array.from({ length: 12 }, (_, index) => {
    const date = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + index))
    return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1 }
  })
  expect.soft(body, "twelve months from this one").toMatchObject(wanted)
}

const stake: Relation = ({ body }) => {
  const part = amountText(divideAmounts(amount(body.partInETH), amount("32"), "down"))
  expect.soft(plain(body.part), "part is partInETH / 32").toBe(part)
}

const oneEthBalance: Relation = ({ body }) => {
  const balances = body
    .filter(({ unit }: any) => unit !== "Th")
    .map(({ baseBalance }: any) => plain(baseBalance.amount))
  expect.soft(balances, "one eth balance").toEqual(balances.map(() => balances[0]))
}

const currency: Relation = ({ ask, body }) => {
  const wanted = ask.query?.["currencyId"]
  const received = body.map((row: any) => (row.equivalentBalance ?? row.rate).currencyId)
  if (wanted !== undefined) expect.soft(received, "the currency").toEqual(received.map(() => wanted))
}

/** Operations of the day, in UTC, and of the type that the query names. */
const asQueried: Relation = ({ ask: { query = {} }, body: { values } }) => {
  const day = query["start"]?.slice(0, 10)
  const wanted = {
    operationDate: expect.stringMatching(`^${day ?? ""}`),
    operationType: query["operationType"] ?? expect.any(String),
  }
  expect.soft(values, "of the day and the type").toEqual(values.map(() => expect.objectContaining(wanted)))
}

const stakesWithin: Relation = ({ body }) => {
  for (const { baseRevenue, parts } of body)
    if (parts)
      expect.soft(amount(parts.staked) <= amount(baseRevenue.amount), "stakes are a part of baseRevenue").toBe(true)
}

/** Relations between the fields of one answer, as docs/api.md states them. */
export const relations: Readonly<Record<string, readonly Relation[]>> = {
  "GET /products": [prices, currency],
  "POST /orders": [ordered],
  "GET /orders/{orderId}": [ordered],
  "PATCH /orders/{orderId}": [ordered],
  "PATCH /orders/{orderId}/items/{itemId}": [ordered],
  "POST /orders/{orderId}/assign": [ordered],
  "GET /orders": [counted, ordered],
  "POST /orders/{orderId}/invoices": [rateFreeze],
  "GET /contracts": [counted],
  "GET /dashboard/summary": [oneEthBalance, currency],
  "GET /dashboard/forecast": [months, stakesWithin],
  "GET /dashboard/investment": [stake],
  "GET /dashboard/operationhistory": [counted, newest("operationDate"), asQueried],
  "GET /dashboard/operationhistory/export": [({ body }) => newestFirst(body, "operationDate")],
  "GET /partnership/rewards": [counted, newest("date")],
  "GET /profile/sessions": [
    ({ body }) => expect.soft(body.values[0]?.isCurrent, "the own session is first").toBe(true),
  ],
  "GET /profile/events": [counted, newest("createDate")],
  "GET /profile/passkeys": [newest("createDate")],
}
