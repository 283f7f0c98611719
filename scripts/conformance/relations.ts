import { amount, amountText, divideAmounts, multiplyAmounts } from "#sandbox/money.ts"
import { type Exchange, listAt, textAt, valueAt } from "./exchange.ts"

/** A name, and what came instead; undefined where it holds. */
type Relation = readonly [name: string, broken: (exchange: Exchange) => string | undefined]

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

const counted: Relation = ["count", asCounted]
const currency: Relation = ["currency", inCurrency]
const newest = (pointer: string, field: string): Relation => ["newest first", newestFirst(pointer, field)]
const ordered: readonly Relation[] = [
  ["cost", orderCost],
  ["lifetime", orderLifetime],
]

/** What docs/api.md says of the fields of one answer. */
const relations: Readonly<Record<string, readonly Relation[]>> = {
  "GET /products": [["prices", productPrices], currency],
  "POST /orders": ordered,
  "GET /orders/{orderId}": ordered,
  "PATCH /orders/{orderId}": ordered,
  "PATCH /orders/{orderId}/items/{itemId}": ordered,
  "POST /orders/{orderId}/assign": ordered,
  "GET /orders": [counted, ...ordered],
  "POST /orders/{orderId}/invoices": [["rate freeze", rateFreeze]],
  "GET /contracts": [counted],
  "GET /dashboard/summary": [["one eth balance", sharedBalance], currency],
  "GET /dashboard/forecast": [["months", twelveMonths]],
  "GET /dashboard/investment": [["part", stake]],
  "GET /dashboard/operationhistory": [
    counted,
    newest("/values", "/operationDate"),
    ["day", ofTheDay],
    ["type", ofTheType],
  ],
  "GET /dashboard/operationhistory/export": [
    ["newest first", (lines) => newestFirst("/body", "/operationDate")({ ...lines, body: { body: lines.body } })],
  ],
  "GET /partnership/rewards": [counted, newest("/values", "/date")],
  "GET /profile/sessions": [
    ["own session first", ({ body }) => (valueAt(body, "/values/0/isCurrent") === true ? undefined : "another first")],
  ],
  "GET /profile/events": [counted, newest("/values", "/createDate")],
  "GET /profile/passkeys": [newest("/values", "/createDate")],
}

export const relationsOf = (exchange: Exchange): readonly (readonly [name: string, received: string])[] =>
  (relations[exchange.ask.call] ?? []).flatMap(([name, broken]) => {
    const received = broken(exchange)
    return received === undefined ? [] : [[name, received] as const]
  })
