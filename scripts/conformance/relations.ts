import { amount, amountText, divideAmounts, multiplyAmounts } from "#sandbox/money.ts"
import { type Exchange, listAt, textAt, valueAt } from "./exchange.ts"

export interface Relation {
  readonly name: string
  /** Quoted from docs/api.md; a test finds it there. */
  readonly sentence: string
  /** What came instead; undefined where it holds. */
  readonly broken: (exchange: Exchange) => string | undefined
}

const hour = 3_600_000
const differ = (name: string, received: string, wanted: string) =>
  received === wanted ? undefined : `${name} ${received}, not ${wanted}`
const first = (problems: readonly (string | undefined)[]): string | undefined =>
  problems.find((problem) => problem !== undefined)
const product = (one: string, other: string): string =>
  amountText(multiplyAmounts(amount(one), amount(other), "half-up"))
const plain = (text: string): string => amountText(amount(text))

const newestFirst =
  (pointer: string, field: string) =>
  ({ body }: Exchange) => {
    const dates = listAt(body, pointer).map((entry) => textAt(entry, field))
    const late = dates.findIndex((date, index) => index > 0 && date > dates[index - 1]!)
    return late < 0 ? undefined : `${dates[late]} after ${dates[late - 1]}`
  }

const asCounted = ({ ask, body }: Exchange) => {
  const { length } = listAt(body, "/values")
  const total = Number(valueAt(body, "/total"))
  if (length > total) return `${length} values of a total of ${total}`
  const wanted = Math.min(Number(ask.query?.["count"] ?? 10), Math.max(0, total - Number(ask.query?.["offset"] ?? 0)))
  return ask.query?.["count"] === undefined || length === wanted ? undefined : `${length} values, not ${wanted}`
}

const productPrices = ({ body }: Exchange) =>
  first(
    listAt({ body }, "/body").map((entry) => {
      const rate = textAt(entry, "/rate/rate")
      const pay = product(textAt(entry, "/price/toPayAmount"), rate)
      return (
        differ("localizedToPayAmount", plain(textAt(entry, "/localizedToPayAmount")), pay) ??
        differ(
          "localizedAmount",
          plain(textAt(entry, "/localizedAmount")),
          product(textAt(entry, "/price/amount"), rate),
        )
      )
    }),
  )

const ordersOf = ({ body }: Exchange): readonly unknown[] =>
  valueAt(body, "/items") === undefined ? listAt(body, "/values") : [body]

const orderCost = (exchange: Exchange) =>
  first(
    ordersOf(exchange).map((order) => {
      const cost = product(textAt(order, "/items/0/quantity"), textAt(order, "/items/0/localizedToPayAmount"))
      return differ("localizedCost", plain(textAt(order, "/localizedCost")), cost)
    }),
  )

const orderLifetime = (exchange: Exchange) =>
  first(
    ordersOf(exchange)
      .filter((order) => ["Created", "Assigned"].includes(textAt(order, "/state")))
      .map((order) => {
        const ends = new Date(Date.parse(textAt(order, "/createDate")) + 24 * hour).toISOString()
        return differ("expireDate", new Date(textAt(order, "/expireDate")).toISOString(), ends)
      }),
  )

const rateFreeze = ({ status, body }: Exchange) => {
  if (status !== 201 || textAt(body, "/paymentType") !== "Crypto") return undefined
  const ends = new Date(Date.parse(textAt(body, "/createDate")) + 2 * hour).toISOString()
  return differ("expireDate", new Date(textAt(body, "/expireDate")).toISOString(), ends)
}

const twelveMonths = ({ body, headers }: Exchange) => {
  const now = new Date(headers.get("Date") ?? 0)
  const monthOf = (index: number) => {
    const month = now.getUTCMonth() + index
    return `${now.getUTCFullYear() + Math.floor(month / 12)}-${(month % 12) + 1}`
  }
  const came = listAt({ body }, "/body").map(
    (entry) => `${String(valueAt(entry, "/year"))}-${String(valueAt(entry, "/month"))}`,
  )
  const wanted = Array.from({ length: 12 }, (_, index) => monthOf(index))
  return differ("months", came.join(" "), wanted.join(" "))
}

const stake = ({ body }: Exchange) =>
  differ(
    "part",
    plain(textAt(body, "/part")),
    amountText(divideAmounts(amount(textAt(body, "/partInETH")), amount("32"), "down")),
  )

const sharedBalance = ({ body }: Exchange) => {
  const balances = listAt({ body }, "/body")
    .filter((item) => ["Mh", "eth2"].includes(textAt(item, "/unit")))
    .map((item) => plain(textAt(item, "/baseBalance/amount")))
  return new Set(balances).size > 1 ? balances.join(" and ") : undefined
}

const inCurrency = ({ ask, body }: Exchange) => {
  const wanted = ask.query?.["currencyId"]
  const came = listAt({ body }, "/body").map(
    (item) => textAt(item, "/equivalentBalance/currencyId") || textAt(item, "/rate/currencyId"),
  )
  return first(
    came.map((currency) => (currency === "" ? undefined : differ("currencyId", currency, wanted ?? currency))),
  )
}

/** Operations of the day that the query names, in UTC. */
const ofTheDay = ({ ask, body }: Exchange) => {
  const day = ask.query?.["start"]?.slice(0, 10)
  const dates = listAt(body, "/values").map((entry) => textAt(entry, "/operationDate").slice(0, 10))
  return day === undefined ? undefined : first(dates.map((date) => differ("operationDate", date, day)))
}

const ofTheType = ({ ask, body }: Exchange) => {
  const wanted = ask.query?.["operationType"]
  if (wanted !== "MaintenanceFee" && wanted !== "Withdrawal") return undefined
  return first(listAt(body, "/values").map((entry) => differ("operationType", textAt(entry, "/operationType"), wanted)))
}

const lists = "Lists return `{total, values}`; `offset` ≥ 0, `count` 1–100."
const display = "Display currency of a response"
const cost = "An order of quantity *q* costs *q × localizedToPayAmount*, rounded half-up to 8 decimals."
const lifetime = "Order lifetime 24 h"
const paged = (sentence: string): Relation => ({
  name: "newest first",
  sentence,
  broken: newestFirst("/values", "/createDate"),
})
const counted: Relation = { name: "count", sentence: lists, broken: asCounted }
const ordered: readonly Relation[] = [
  { name: "cost", sentence: cost, broken: orderCost },
  { name: "lifetime", sentence: lifetime, broken: orderLifetime },
]
const history: Relation = {
  name: "newest first",
  sentence: "200 `{total, values: Operation[]}`, newest first",
  broken: newestFirst("/values", "/operationDate"),
}

const relations: Readonly<Record<string, readonly Relation[]>> = {
  "GET /products": [
    {
      name: "prices",
      sentence: "are `price × rate` for **one unit** of quantity (8 decimals, half-up)",
      broken: productPrices,
    },
    { name: "currency", sentence: display, broken: inCurrency },
  ],
  "POST /orders": ordered,
  "GET /orders/{orderId}": ordered,
  "PATCH /orders/{orderId}": ordered,
  "PATCH /orders/{orderId}/items/{itemId}": ordered,
  "POST /orders/{orderId}/assign": ordered,
  "GET /orders": [counted, ...ordered],
  "POST /orders/{orderId}/invoices": [
    { name: "rate freeze", sentence: "`expireDate` is the end of the 2-hour rate freeze", broken: rateFreeze },
  ],
  "GET /contracts": [counted],
  "GET /dashboard/summary": [
    {
      name: "one eth balance",
      sentence: "Mh and eth2 pay into one eth balance, so both items have the same `baseBalance`.",
      broken: sharedBalance,
    },
    { name: "currency", sentence: display, broken: inCurrency },
  ],
  "GET /dashboard/forecast": [
    { name: "months", sentence: "12 whole months, the first from now on", broken: twelveMonths },
  ],
  "GET /dashboard/investment": [{ name: "part", sentence: "part (partInETH / 32)", broken: stake }],
  "GET /dashboard/operationhistory": [
    counted,
    history,
    { name: "day", sentence: "`end` (`YYYY-MM-DDT23:59`, the whole day)", broken: ofTheDay },
    { name: "type", sentence: "Operation types of the history's filter", broken: ofTheType },
  ],
  "GET /dashboard/operationhistory/export": [
    {
      name: "newest first",
      sentence: "one Operation a line, newest first, all of them",
      broken: (exchange) => newestFirst("/body", "/operationDate")({ ...exchange, body: { body: exchange.body } }),
    },
  ],
  "GET /partnership/rewards": [
    counted,
    { ...history, sentence: "200 `{total, values: Reward[]}`, newest first", broken: newestFirst("/values", "/date") },
  ],
  "GET /profile/sessions": [
    {
      name: "own session first",
      sentence: "the open ones, the caller's first, the newest 100",
      broken: ({ body }) => (valueAt(body, "/values/0/isCurrent") === true ? undefined : "another session first"),
    },
  ],
  "GET /profile/events": [counted, paged("200 `{total, values: SecurityEvent[]}`, newest first")],
  "GET /profile/passkeys": [paged("the newest first")],
}

export const sentences: readonly string[] = Object.values(relations).flatMap((all) =>
  all.map(({ sentence }) => sentence),
)

export const relationsOf = (exchange: Exchange): readonly { name: string; sentence: string; received: string }[] =>
  (relations[exchange.ask.call] ?? []).flatMap(({ name, sentence, broken }) => {
    const received = broken(exchange)
    return received === undefined ? [] : [{ name, sentence, received }]
  })
