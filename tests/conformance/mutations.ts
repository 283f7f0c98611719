interface SentRequest {
  readonly status: number
  readonly headers: Headers
  readonly body: unknown
}

/** A change of a response. `count` is the number of the response to this call within the test, from 1. */
type Change = (response: SentRequest, count: number) => Partial<SentRequest>

/** A mistake in the responses to one call. The message of the failure must contain `expectedMessage`. */
export interface Mutation {
  readonly call: string
  readonly name: string
  readonly expectedMessage: string
  readonly change: Change
}

type Update = (value: any) => unknown

const updated = (body: any, [part, ...rest]: readonly string[], update: Update): unknown => {
  if (part === undefined) return update(body)
  if (Array.isArray(body)) return body.with(Number(part), updated(body[Number(part)], rest, update))
  return { ...body, [part]: updated(body[part], rest, update) }
}

const updateField =
  (pointer: string, update: Update): Change =>
  ({ body }) => ({ body: updated(body, pointer.split("/").slice(1), update) })
const setField = (pointer: string, value: unknown): Change => updateField(pointer, () => value)
/** Removes a field. JSON leaves undefined fields out. */
const removeField = (pointer: string): Change => setField(pointer, undefined)
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
/** Removes the last entry of a list or the last character of a string. */
const shorter: Update = (value) => value.slice(0, -1)
const addDays =
  (days: number): Update =>
  (date) =>
    new Date(Date.parse(date) + days * 86_400_000).toISOString()
const accepted =
  (body: unknown): Change =>
  () => ({ status: 200, body })

/** Limits a change to the response with this number. */
const only =
  (nth: number, change: Change): Change =>
  (response, count) =>
    count === nth ? change(response, count) : {}

const createMutation = (call: string, name: string, expectedMessage: string, change: Change): Mutation => ({
  call,
  name,
  expectedMessage,
  change,
})

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
    createMutation(profile, "a field is missing", "/email is missing", removeField("/email")),
    createMutation(profile, "a nullable field is missing", "/firstName is missing", removeField("/firstName")),
    createMutation(
      profile,
      "a field of an extension is missing",
      "/pendingEmail is missing",
      removeField("/pendingEmail"),
    ),
  ],
  "GET /partnership/summary for partners": [
    createMutation(profile, "a text instead of a boolean", "/isDemo must be boolean", setField("/isDemo", "no")),
    createMutation(profile, "null where it may not be", "/culture must be", setField("/culture", null)),
  ],
  "GET /partnership/rewards for partners": [
    createMutation(profile, "an unknown currency", "/currencyId must be", setField("/currencyId", "gbp")),
    createMutation(profile, "another status", "+   203", status(203)),
  ],
  "GET /currencies/eth: 200": [
    createMutation(eth, "no Date", "header Date", header("Date", null)),
    createMutation(eth, "a Date that is none", "header Date", header("Date", "yesterday")),
    createMutation(eth, "no request id", "header X-Request-Id", header("X-Request-Id", null)),
  ],
  "GET /currencies/btc?clientCurrencyId=eur: 200": [
    createMutation(btc, "a cached response", "header Cache-Control", header("Cache-Control", "max-age=60")),
    createMutation(btc, "no CORS", "header Access-Control-Allow-Origin", header("Access-Control-Allow-Origin", null)),
    createMutation(btc, "nine decimals", "/rate must match", setField("/rate", "3120.123456789")),
  ],
  "GET /fomo/recentPurchases: 200": [
    createMutation(
      "GET /fomo/recentPurchases",
      "HTML",
      "is text/html instead of application/json",
      header("Content-Type", "text/html"),
    ),
  ],
  "GET /currencies/crypto/marketcap/usd: 200": [
    createMutation(marketCap, "a float", "/btc/percentChange", setField("/btc/percentChange", -0.0125)),
  ],
  "GET /products?currencyId=eur: 200": [
    createMutation(
      products,
      "a price as a float",
      "/0/localizedToPayAmount must be string",
      updateField("/0/localizedToPayAmount", Number),
    ),
    createMutation(products, "another price", "prices are dollars × rate", setField("/0/localizedToPayAmount", "1")),
    createMutation(products, "another currency", "the currency", setField("/0/rate/currencyId", "usd")),
  ],
  "GET /products?conformance=1: 400 UnknownField conformance": [
    createMutation(products, "an unknown field is accepted", "+   200", accepted([])),
    createMutation(products, "a refusal without its field", "+   undefined", removeField("/field")),
  ],
  "GET /referralcodes/NO-SUCH-CODE: 404 NotFound": [
    createMutation(code, "another code", "NoSuchCode", setField("/code", "NoSuchCode")),
    createMutation(code, "another request id in the body", "header X-Request-Id", setField("/requestId", "1")),
    createMutation(code, "a refusal without a message", "/message is missing", removeField("/message")),
  ],
  "messages are in the language of Accept-Language, and request ids differ": [
    createMutation(code, "messages always in English", "the message in ru-RU", setField("/message", "Not found")),
    createMutation(code, "messages always in Russian", "the message in en-US", setField("/message", "Не найдено")),
    createMutation(code, "one request id for all calls", "the request id of another call", (response, n) => ({
      ...header("X-Request-Id", "1")(response, n),
      ...setField("/requestId", "1")(response, n),
    })),
  ],
  "a slash at the end of a path changes nothing": [
    createMutation(products, "no slash at the end", "+   404", status(404)),
    createMutation(products, "an object instead of the list", "must be array", () => ({ body: {} })),
  ],
  "GET /dashboard/summary without a token": [createMutation(summary, "403 instead of 401", "+   403", status(403))],
  "GET /dashboard/operationhistory?offset=0&count=3: 200": [
    createMutation(history, "a total that is too small", "as many values as asked for", setField("/total", 1)),
    createMutation(
      history,
      "fewer rows than asked for",
      "as many values as asked for",
      updateField("/values", shorter),
    ),
  ],
  "GET /dashboard/operationhistory?operationType=MaintenanceFee&count=3: 200": [
    createMutation(history, "the oldest first", "the newest first", updateField("/values", reversed)),
    createMutation(
      history,
      "rows of another type",
      "of the day and the type",
      setField("/values/0/operationType", "Bonus"),
    ),
  ],
  "pages of GET /dashboard/operationhistory add up to the whole list": [
    createMutation(
      history,
      "a page that begins a row early",
      "the offset counts rows",
      only(3, setField("/values/0/id", "1")),
    ),
  ],
  "days of the history are those of the requested time zone": [
    createMutation(
      history,
      "a day off",
      "of the day and the type",
      only(2, updateField("/values/0/operationDate", addDays(-1))),
    ),
    createMutation(
      history,
      "another row of the day",
      "the newest row of its day",
      only(2, setField("/values/0/id", "1")),
    ),
  ],
  "the exported history agrees with the listed one": [
    createMutation(file, "a file without its last line", "a line for each row", updateField("", shorter)),
    createMutation(file, "a line without an amount", "/amount is missing", removeField("/0/amount")),
    createMutation(file, "other lines", "the lines are the rows", setField("/0/id", "1")),
  ],
  "GET /dashboard/summary?currencyId=eur: 200": [
    createMutation(summary, "two eth balances", "one eth balance", setField("/1/baseBalance/amount", "7")),
  ],
  "rewards agree with the sums of their codes": [
    createMutation(
      "GET /partnership/rewards",
      "a reward of another amount",
      "rewards of a code are the sums of its rewards",
      setField("/values/0/amount", "7"),
    ),
    createMutation(
      "GET /partnership/rewards",
      "other totals",
      "totals are the sums",
      setField("/totals/0/amount/amount", "7"),
    ),
  ],
  "pages of GET /partnership/rewards add up to the whole list": [
    createMutation(
      "GET /partnership/rewards",
      "a page that begins a row early",
      "the offset counts rows",
      only(3, setField("/values/0/id", "7d0b3a54-2f10-4d0c-9f0e-0d8d6f3f1a01")),
    ),
  ],
  "payouts of a contract agree with its operations": [
    createMutation(
      "GET /contracts/{contractId}",
      "other payouts",
      "sums of a contract",
      setField("/payouts/amount", "7"),
    ),
  ],
  "the balance to withdraw agrees with the summary": [
    createMutation(
      "GET /withdraws/summary",
      "another balance",
      "the withdrawal’s balance",
      only(1, setField("/balance", "7")),
    ),
  ],
  "bonuses of the stake agree with the history": [
    createMutation("GET /dashboard/investment", "other bonuses", "the stake’s bonuses", setField("/totalBonuses", "7")),
  ],
  "the returns of the last 24 hours agree with those by day": [
    createMutation(
      "GET /dashboard/returns",
      "another last day",
      "the last day is the last",
      setField("/lastDay/amount", "7"),
    ),
  ],
  "rates of the currencies agree": [
    createMutation(
      products,
      "a rate of the wrong way",
      "worth at the rate",
      only(
        2,
        updateField("", (rows) => rows.map((row: any) => ({ ...row, rate: { ...row.rate, rate: "1.25" } }))),
      ),
    ),
  ],
  "an account without a purchase has empty lists": [
    createMutation(
      profile,
      "the profile of another customer",
      "the own profile",
      only(2, setField("/email", "anna@shop.example")),
    ),
    createMutation("GET /contracts", "a total of all customers", "an empty account", setField("/total", 3)),
  ],
  "the power of the summary is the sum of the active contracts": [
    createMutation(
      summary,
      "less power than the contracts have",
      "the summary’s quantities",
      setField("/0/quantity", "0.5"),
    ),
    createMutation(summary, "a text instead of the list", "must be array", () => ({ body: "later" })),
  ],
  "GET /dashboard/forecast?currencyId=btc&clientCurrencyId=usd: 200": [
    createMutation(forecast, "eleven months", "twelve months from this one", updateField("", shorter)),
    createMutation(forecast, "a year late", "twelve months from this one", setField("/0/year", 2031)),
    createMutation(
      forecast,
      "more staked than earned",
      "stakes are a part of baseRevenue",
      setField("/0/parts/staked", "99"),
    ),
  ],
  "GET /dashboard/investment?offset=0&count=3: 200": [
    createMutation(
      "GET /dashboard/investment",
      "another part of a validator",
      "part is partInETH / 32",
      setField("/part", "0.5"),
    ),
  ],
  "GET /profile/sessions: 200 (extension sessions)": [
    createMutation(
      "GET /profile/sessions",
      "the own session last",
      "the own session is first",
      updateField("/values", reversed),
    ),
  ],
  "GET /profile/events?offset=0&count=3: 200 (extension securityLog)": [
    createMutation("GET /profile/events", "the oldest first", "the newest first", ({ body }) => {
      const [event] = (body as any).values
      return { body: { total: 2, values: [{ ...event, createDate: "2020-01-01T00:00:00Z" }, event] } }
    }),
  ],
  "GET /orders?offset=0&count=3: 200": [
    createMutation(
      "GET /orders",
      "another cost",
      "the cost is quantity × price",
      setField("/values/0/localizedCost", "285.00000001"),
    ),
    createMutation(
      "GET /orders",
      "a date without a zone",
      "/createDate must match",
      updateField("/values/0/createDate", shorter),
    ),
  ],
  "a contract is as in the list": [
    createMutation(
      "GET /contracts/{contractId}",
      "another quantity",
      "the contract as in the list",
      setField("/contract/quantity", "1"),
    ),
  ],
  "an order without an account can be created and changed": [
    createMutation(
      orders,
      "a day longer",
      "hours that an order lives",
      only(1, updateField("/expireDate", addDays(1))),
    ),
    createMutation(
      orders,
      "a repeated order is new",
      "a repeated order is the same",
      only(2, setField("/number", "0")),
    ),
    createMutation(orders, "a repeated order gets 201", "+   201", only(2, status(201))),
    createMutation(orders, "an id with another body is accepted", "+   200", only(3, status(200))),
  ],
  "an order is assigned, invoiced and hidden": [
    createMutation(
      invoices,
      "a rate frozen for a day and two hours",
      "hours that the rate is frozen",
      only(1, updateField("/expireDate", addDays(1))),
    ),
    createMutation(
      invoices,
      "a second invoice of the same kind",
      "a second invoice",
      only(2, setField("/invoiceId", "1")),
    ),
    createMutation("POST /orders/{orderId}/hide", "hiding twice is refused", "+   409", only(3, status(409))),
  ],
  "a session is refreshed and signed out, and its old tokens are refused": [
    createMutation(profile, "a token that works after sign-out", "+   200", only(2, accepted({}))),
  ],
  "a changed currency is saved": [
    createMutation(
      profile,
      "preferences that are not stored",
      "the new currency",
      only(2, setField("/currencyId", "zar")),
    ),
  ],
  "two-factor is enabled, required at the sign-in, and disabled": [
    createMutation(
      "POST /token",
      "two-factor under another code",
      "Forbidden",
      only(1, setField("/code", "Forbidden")),
    ),
    createMutation("POST /token", "a used code that is only wrong", "tfa", only(3, setField("/code", "tfa"))),
  ],
  "a demo cabinet is opened once, and cannot withdraw": [
    createMutation("POST /withdraws", "a demo that is only forbidden", "Forbidden", setField("/code", "Forbidden")),
  ],
  "too many recovery e-mails are refused": [
    createMutation("POST /recovery", "429 without Retry-After", "header Retry-After", header("Retry-After", null)),
  ],
  "POST /signup: 409 AlreadyRegistered email": [
    createMutation("POST /signup", "a taken address without its field", "+   undefined", removeField("/field")),
  ],
}
