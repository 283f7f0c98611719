interface SentRequest {
  readonly status: number
  readonly headers: Headers
  readonly body: unknown
}

/** A change of a response. `count` is the number of the response to this call within the test, from 1. */
type Change = (answer: SentRequest, count: number) => Partial<SentRequest>

/** A mistake in the responses to one call. `found` is a text of the failure. */
export interface Mutation {
  readonly call: string
  readonly name: string
  readonly found: string
  readonly change: Change
}

type Update = (value: any) => unknown

const updated = (body: any, [part, ...rest]: readonly string[], update: Update): unknown => {
  if (part === undefined) return update(body)
  if (Array.isArray(body)) return body.with(Number(part), updated(body[Number(part)], rest, update))
  return { ...body, [part]: updated(body[part], rest, update) }
}

const at =
  (pointer: string, update: Update): Change =>
  ({ body }) => ({ body: updated(body, pointer.split("/").slice(1), update) })
const set = (pointer: string, value: unknown): Change => at(pointer, () => value)
/** Removes a field, because JSON leaves undefined fields out. */
const without = (pointer: string): Change => set(pointer, undefined)
const status =
  (code: number): Change =>
  () => ({ status: code })
const header =
  (name: string, value: string | null): Change =>
  ({ headers }) => {
    const changed = new Headers(headers)
    if (value === null) changed.delete(name)
    else changed.set(name, value)
    return { headers: changed }
  }
const reversed: Update = (list) => list.toReversed()
/** Removes the last entry of a list or the last character of a text. */
const shorter: Update = (value) => value.slice(0, -1)
const daysLater =
  (days: number): Update =>
  (date) =>
    new Date(Date.parse(date) + days * 86_400_000).toISOString()
const accepted =
  (body: unknown): Change =>
  () => ({ status: 200, body })

/** Changes only one of the responses. */
const only =
  (nth: number, change: Change): Change =>
  (answer, count) =>
    count === nth ? change(answer, count) : {}

const on = (call: string, name: string, found: string, change: Change): Mutation => ({ call, name, found, change })

const profile = "GET /profile"
const eth = "GET /currencies/eth"
const btc = "GET /currencies/btc"
const products = "GET /products"
const marketCap = "GET /currencies/crypto/marketcap/{currency}"
const code = "GET /referralcodes/{code}"
const history = "GET /dashboard/operationhistory"
const file = "GET /dashboard/operationhistory/export"
const summary = "GET /dashboard/summary"
const forecast = "GET /dashboard/forecast"
const orders = "POST /orders"
const invoices = "POST /orders/{orderId}/invoices"

/** Mutations by the test that detects them. */
export const mutations: Readonly<Record<string, readonly Mutation[]>> = {
  "GET /profile: 200": [
    on(profile, "a field is missing", "/email is missing", without("/email")),
    on(profile, "a nullable field is missing", "/firstName is missing", without("/firstName")),
    on(profile, "a field of an extension is missing", "/pendingEmail is missing", without("/pendingEmail")),
  ],
  "GET /partnership/summary for partners": [
    on(profile, "a text instead of a boolean", "/isDemo must be boolean", set("/isDemo", "no")),
    on(profile, "null where it may not be", "/culture must be", set("/culture", null)),
  ],
  "GET /partnership/rewards for partners": [
    on(profile, "an unknown currency", "/currencyId must be", set("/currencyId", "gbp")),
    on(profile, "another status", "+   203", status(203)),
  ],
  "GET /currencies/eth: 200": [
    on(eth, "no Date", "header Date", header("Date", null)),
    on(eth, "a Date that is none", "header Date", header("Date", "yesterday")),
    on(eth, "no request id", "header X-Request-Id", header("X-Request-Id", null)),
  ],
  "GET /currencies/btc?clientCurrencyId=eur: 200": [
    on(btc, "a cached response", "header Cache-Control", header("Cache-Control", "max-age=60")),
    on(btc, "no CORS", "header Access-Control-Allow-Origin", header("Access-Control-Allow-Origin", null)),
    on(btc, "nine decimals", "/rate must match", set("/rate", "3120.123456789")),
  ],
  "GET /fomo/recentPurchases: 200": [
    on(
      "GET /fomo/recentPurchases",
      "HTML",
      "is text/html instead of application/json",
      header("Content-Type", "text/html"),
    ),
  ],
  "GET /currencies/crypto/marketcap/usd: 200": [
    on(marketCap, "a float", "/btc/percentChange", set("/btc/percentChange", -0.0125)),
  ],
  "GET /products?currencyId=eur: 200": [
    on(products, "a price as a float", "/0/localizedToPayAmount must be string", at("/0/localizedToPayAmount", Number)),
    on(products, "another price", "prices are dollars × rate", set("/0/localizedToPayAmount", "1")),
    on(products, "another currency", "the currency", set("/0/rate/currencyId", "usd")),
  ],
  "GET /products?conformance=1: 400 UnknownField conformance": [
    on(products, "an unknown field is accepted", "+   200", accepted([])),
    on(products, "a refusal without its field", "+   undefined", without("/field")),
  ],
  "GET /referralcodes/NO-SUCH-CODE: 404 NotFound": [
    on(code, "another code", "NoSuchCode", set("/code", "NoSuchCode")),
    on(code, "another request id in the body", "header X-Request-Id", set("/requestId", "1")),
    on(code, "a refusal without a message", "/message is missing", without("/message")),
  ],
  "messages are in the language of Accept-Language, request ids differ": [
    on(code, "messages always in English", "the message in ru-RU", set("/message", "Not found")),
    on(code, "messages always in Russian", "the message in en-US", set("/message", "Не найдено")),
    on(code, "one request id for all calls", "the request id of another call", (answer, n) => ({
      ...header("X-Request-Id", "1")(answer, n),
      ...set("/requestId", "1")(answer, n),
    })),
  ],
  "a slash at the end": [
    on(products, "no slash at the end", "+   404", status(404)),
    on(products, "an object instead of the list", "must be array", () => ({ body: {} })),
  ],
  "GET /dashboard/summary without a token": [on(summary, "403 instead of 401", "+   403", status(403))],
  "GET /dashboard/operationhistory?offset=0&count=3: 200": [
    on(history, "a total that is too small", "as many values as asked for", set("/total", 1)),
    on(history, "fewer rows than asked for", "as many values as asked for", at("/values", shorter)),
  ],
  "GET /dashboard/operationhistory?operationType=MaintenanceFee&count=3: 200": [
    on(history, "the oldest first", "the newest first", at("/values", reversed)),
    on(history, "rows of another type", "of the day and the type", set("/values/0/operationType", "Bonus")),
  ],
  "pages of GET /dashboard/operationhistory": [
    on(history, "a page that begins a row early", "the offset counts rows", only(3, set("/values/0/id", "1"))),
  ],
  "days of the history": [
    on(history, "a day off", "of the day and the type", only(2, at("/values/0/operationDate", daysLater(-1)))),
    on(history, "another row of the day", "the newest row of its day", only(2, set("/values/0/id", "1"))),
  ],
  "history as a file": [
    on(file, "a file without its last line", "a line for each row", at("", shorter)),
    on(file, "a line without an amount", "/amount is missing", without("/0/amount")),
    on(file, "other lines", "the lines are the rows", set("/0/id", "1")),
  ],
  "GET /dashboard/summary?currencyId=eur: 200": [
    on(summary, "two eth balances", "one eth balance", set("/1/baseBalance/amount", "7")),
  ],
  "rewards and their sums": [
    on(
      "GET /partnership/rewards",
      "a reward of another amount",
      "rewards of a code are the sums of its rewards",
      set("/values/0/amount", "7"),
    ),
    on("GET /partnership/rewards", "other totals", "totals are the sums", set("/totals/0/amount/amount", "7")),
  ],
  "pages of GET /partnership/rewards": [
    on(
      "GET /partnership/rewards",
      "a page that begins a row early",
      "the offset counts rows",
      only(3, set("/values/0/id", "7d0b3a54-2f10-4d0c-9f0e-0d8d6f3f1a01")),
    ),
  ],
  "payouts of a contract": [
    on("GET /contracts/{contractId}", "other payouts", "sums of a contract", set("/payouts/amount", "7")),
  ],
  "the balance to withdraw": [
    on("GET /withdraws/summary", "another balance", "the withdrawal’s balance", only(1, set("/balance", "7"))),
  ],
  "bonuses of the stake": [
    on("GET /dashboard/investment", "other bonuses", "the stake’s bonuses", set("/totalBonuses", "7")),
  ],
  "the last 24 hours": [
    on("GET /dashboard/returns", "another last day", "the last day is the last", set("/lastDay/amount", "7")),
  ],
  "rates of the currencies agree": [
    on(
      products,
      "a rate of the wrong way",
      "worth at the rate",
      only(
        2,
        at("", (rows) => rows.map((row: any) => ({ ...row, rate: { ...row.rate, rate: "1.25" } }))),
      ),
    ),
  ],
  "an account without a purchase": [
    on(profile, "the profile of another customer", "the own profile", only(2, set("/email", "anna@shop.example"))),
    on("GET /contracts", "a total of all customers", "an empty account", set("/total", 3)),
  ],
  "power of the active contracts": [
    on(summary, "less power than the contracts have", "the summary’s quantities", set("/0/quantity", "0.5")),
    on(summary, "a text instead of the list", "must be array", () => ({ body: "later" })),
  ],
  "GET /dashboard/forecast?currencyId=btc&clientCurrencyId=usd: 200": [
    on(forecast, "eleven months", "twelve months from this one", at("", shorter)),
    on(forecast, "a year late", "twelve months from this one", set("/0/year", 2031)),
    on(forecast, "more staked than earned", "stakes are a part of baseRevenue", set("/0/parts/staked", "99")),
  ],
  "GET /dashboard/investment?offset=0&count=3: 200": [
    on("GET /dashboard/investment", "another part of a validator", "part is partInETH / 32", set("/part", "0.5")),
  ],
  "GET /profile/sessions: 200 (extension sessions)": [
    on("GET /profile/sessions", "the own session last", "the own session is first", at("/values", reversed)),
  ],
  "GET /profile/events?offset=0&count=3: 200 (extension securityLog)": [
    on("GET /profile/events", "the oldest first", "the newest first", ({ body }) => {
      const [event] = (body as any).values
      return { body: { total: 2, values: [{ ...event, createDate: "2020-01-01T00:00:00Z" }, event] } }
    }),
  ],
  "GET /orders?offset=0&count=3: 200": [
    on("GET /orders", "another cost", "the cost is quantity × price", set("/values/0/localizedCost", "285.00000001")),
    on("GET /orders", "a date without a zone", "/createDate must match", at("/values/0/createDate", shorter)),
  ],
  "one contract": [
    on(
      "GET /contracts/{contractId}",
      "another quantity",
      "the contract as in the list",
      set("/contract/quantity", "1"),
    ),
  ],
  "an order without an account": [
    on(orders, "a day longer", "hours that an order lives", only(1, at("/expireDate", daysLater(1)))),
    on(orders, "a repeated order is new", "a repeated order is the same", only(2, set("/number", "0"))),
    on(orders, "a repeated order gets 201", "+   201", only(2, status(201))),
    on(orders, "an id with another body is accepted", "+   200", only(3, status(200))),
  ],
  "an order until it is hidden": [
    on(
      invoices,
      "a rate frozen for a day and two hours",
      "hours that the rate is frozen",
      only(1, at("/expireDate", daysLater(1))),
    ),
    on(invoices, "a second invoice of the same kind", "a second invoice", only(2, set("/invoiceId", "1"))),
    on("POST /orders/{orderId}/hide", "hiding twice is refused", "+   409", only(3, status(409))),
  ],
  "a session until it ends": [on(profile, "a token that works after sign-out", "+   200", only(2, accepted({})))],
  preferences: [on(profile, "preferences that are not stored", "the new currency", only(2, set("/currencyId", "zar")))],
  "two-factor": [
    on("POST /token", "two-factor under another code", "Forbidden", only(1, set("/code", "Forbidden"))),
    on("POST /token", "a used code that is only wrong", "tfa", only(3, set("/code", "tfa"))),
  ],
  "a demo cabinet": [on("POST /withdraws", "a demo that is only forbidden", "Forbidden", set("/code", "Forbidden"))],
  "too many letters": [
    on("POST /recovery", "429 without Retry-After", "header Retry-After", header("Retry-After", null)),
  ],
  "POST /signup: 409 AlreadyRegistered email": [
    on("POST /signup", "a taken address without its field", "+   undefined", without("/field")),
  ],
}
