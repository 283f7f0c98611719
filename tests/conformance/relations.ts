import { expect } from "vitest"
import { parseAmount, formatAmount, divideAmounts, multiplyAmounts } from "#sandbox/money.ts"
import { expectSoftly } from "./expect-softly.ts"
import type { CheckedResponse } from "./server.ts"

type Relation = (response: CheckedResponse) => void

const hour = 3_600_000
const hoursBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / hour
const product = (one: string, other: string): string =>
  formatAmount(multiplyAmounts(parseAmount(one), parseAmount(other), "half-up"))
const plain = (text: string): string => formatAmount(parseAmount(text))

const newestFirst = (rows: readonly any[], field: string) => {
  const dates: readonly string[] = rows.map((row) => row[field])
  expectSoftly("the newest first", dates).toEqual(dates.toSorted().toReversed())
}
const newest =
  (field: string): Relation =>
  ({ body }) =>
    newestFirst(body.values, field)

const counted: Relation = ({ request: { query = {} }, body: { values, total } }) => {
  const rest = Math.max(0, total - Number(query["offset"] ?? 0))
  const most = Math.min(Number(query["count"] ?? values.length), rest)
  expectSoftly("as many values as asked for, of the total", values).toHaveLength(most)
}

const prices: Relation = ({ body }) => {
  const shown = body.map((row: any) => [row.localizedToPayAmount, row.localizedAmount].map(plain))
  const due = body.map(({ price, rate }: any) =>
    [price.toPayAmount, price.amount].map((one) => product(one, rate.rate)),
  )
  expectSoftly("prices are dollars × rate", shown).toEqual(due)
}

const ordered: Relation = ({ body }) => {
  const orders: readonly any[] = body.values ?? [body]
  const costs = orders.map(({ items: [item] }) => product(item.quantity, item.localizedToPayAmount))
  const shown = orders.map((order) => plain(order.localizedCost))
  expectSoftly("the cost is quantity × price", shown).toEqual(costs)
  for (const { state, createDate, expireDate } of orders)
    if (state === "Created" || state === "Assigned")
      expectSoftly("hours that an order lives", hoursBetween(createDate, expireDate)).toBe(24)
}

const rateFreeze: Relation = ({ status, body }) => {
  if (status === 201 && body.paymentType === "Crypto")
    expectSoftly("hours that the rate is frozen", hoursBetween(body.createDate, body.expireDate)).toBe(2)
}

const months: Relation = ({ body, headers }) => {
  const now = new Date(headers.get("Date")!)
  const wanted = Array.from({ length: 12 }, (_, index) => {
    const date = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + index))
    return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1 }
  })
  expectSoftly("twelve months from this one", body).toMatchObject(wanted)
}

const stake: Relation = ({ body }) => {
  const part = formatAmount(divideAmounts(parseAmount(body.partInETH), parseAmount("32"), "down"))
  expectSoftly("part is partInETH / 32", plain(body.part)).toBe(part)
}

const oneEthBalance: Relation = ({ body }) => {
  const balances = body
    .filter(({ unit }: any) => unit !== "Th")
    .map(({ baseBalance }: any) => plain(baseBalance.amount))
  expectSoftly("one eth balance", balances).toEqual(balances.map(() => balances[0]))
}

const currency: Relation = ({ request, body }) => {
  const wanted = request.query?.["currencyId"]
  const received = body.map((row: any) => (row.equivalentBalance ?? row.rate).currencyId)
  if (wanted !== undefined) expectSoftly("the currency", received).toEqual(received.map(() => wanted))
}

/** The operations that a filter shows, for filters whose name is not the type of the operation. */
const shownBy: Readonly<Record<string, object>> = {
  Bonus: { operationType: expect.toBeOneOf(["Bonus", "PartnerBonus"]) },
  Returned: { operationType: "Bonus", quantity: null, unit: null },
  WithdrawalCompleted: { operationType: "Withdrawal", state: "Completed" },
  WithdrawalRejected: { operationType: "Withdrawal", state: "Rejected" },
  WithdrawalProgress: { operationType: "Withdrawal", state: expect.toBeOneOf(["Created", "Pending"]) },
}

/** Checks that the operations match the day in UTC, the type and the coin of the query. */
const asQueried: Relation = ({ request: { query = {} }, body: { values } }) => {
  const { start, end, timeZone, operationType, coin } = query
  const day = timeZone === undefined && start?.slice(0, 10) === end?.slice(0, 10) ? start?.slice(0, 10) : undefined
  const wanted = {
    ...(day !== undefined && { operationDate: expect.stringMatching(`^${day}`) }),
    ...(operationType !== undefined && (shownBy[operationType] ?? { operationType })),
    ...(coin !== undefined && { currencyId: coin }),
  }
  expectSoftly("of the day and the type", values).toEqual(values.map(() => expect.objectContaining(wanted)))
}

const inStates: Relation = ({ request: { query = {} }, body: { values } }) => {
  const wanted = query["states"]?.split(",") ?? (query["state"] === undefined ? undefined : [query["state"]])
  const states: readonly string[] = values.map(({ state }: any) => state)
  if (wanted)
    expectSoftly(
      "rows of the filter alone",
      states.filter((state) => !wanted.includes(state)),
    ).toEqual([])
}

const stakesWithin: Relation = ({ body }) => {
  for (const { baseRevenue, parts } of body)
    if (parts)
      expectSoftly(
        "stakes are a part of baseRevenue",
        parseAmount(parts.staked) <= parseAmount(baseRevenue.amount),
      ).toBe(true)
}

/** Relations between the fields of one response, as docs/api.md states them. */
export const relations: Readonly<Record<string, readonly Relation[]>> = {
  "GET /products": [prices, currency],
  "POST /orders": [ordered],
  "GET /orders/{orderId}": [ordered],
  "PATCH /orders/{orderId}": [ordered],
  "PATCH /orders/{orderId}/items/{itemId}": [ordered],
  "POST /orders/{orderId}/assign": [ordered],
  "GET /orders": [counted, ordered, inStates],
  "POST /orders/{orderId}/invoices": [rateFreeze],
  "GET /contracts": [counted, inStates],
  "GET /dashboard/summary": [oneEthBalance, currency],
  "GET /dashboard/forecast": [months, stakesWithin],
  "GET /dashboard/investment": [stake],
  "GET /dashboard/operationhistory": [counted, newest("operationDate"), asQueried],
  "GET /dashboard/operationhistory/export": [({ body }) => newestFirst(body, "operationDate")],
  "GET /partnership/rewards": [counted, newest("date")],
  "GET /partnership/rewards1": [counted, newest("date")],
  "GET /profile/sessions": [
    ({ body }) => expectSoftly("the own session is first", body.values[0]?.isCurrent).toBe(true),
  ],
  "GET /profile/events": [counted, newest("createDate")],
  "GET /profile/passkeys": [newest("createDate")],
}
