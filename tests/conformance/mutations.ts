import { valueAt } from "#scripts/conformance/exchange.ts"

interface Answer {
  readonly status: number
  readonly headers: Headers
  readonly body: unknown
}

export interface Mutation {
  readonly name: string
  /** The step that notices it. */
  readonly step: string
  readonly call: string
  /** Only the answer with this number, counted from 1. */
  readonly nth?: number
  readonly change: (answer: Answer) => Partial<Answer>
  /** What the kit reports, and nothing else. */
  readonly found: readonly string[]
}

type Change = Mutation["change"]
type Update = (value: unknown) => unknown

const updated = (body: unknown, [part, ...rest]: readonly string[], update: Update): unknown => {
  if (part === undefined) return update(body)
  if (Array.isArray(body))
    return body.map((entry: unknown, index) => (String(index) === part ? updated(entry, rest, update) : entry))
  const next = updated(valueAt(body, `/${part}`), rest, update)
  return { ...Object(body), [part]: next }
}

const at =
  (pointer: string, update: Update): Change =>
  ({ body }) => ({ body: updated(body, pointer.split("/").slice(1), update) })
const set = (pointer: string, value: unknown): Change => at(pointer, () => value)
/** JSON leaves undefined fields out. */
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
const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])
const reversed: Update = (value) => list(value).toReversed()
const text = (value: unknown): string => (typeof value === "string" ? value : "")
const daysLater =
  (days: number): Update =>
  (value) =>
    new Date(Date.parse(text(value)) + days * 86_400_000).toISOString()
const accepted =
  (body: unknown): Change =>
  () => ({ status: 200, body })

const on = (
  call: string,
  name: string,
  change: Change,
  found: readonly string[],
  more: Partial<Mutation> = {},
): Mutation => ({
  name,
  step: call,
  call,
  change,
  ...more,
  found: found.map((what) => (/^[A-Z]+ \//.test(what) ? what : `${call} ${what}`)),
})

const profile = "GET /profile"
const products = "GET /products"
const code = "GET /referralcodes/{code}"
const history = "GET /dashboard/operationhistory"
const summary = "GET /dashboard/summary"
const orders = "POST /orders"
const anonymous = { step: "an order without an account" }
const owned = { step: "an order until it is hidden" }
const inPages = { step: "history in pages and days" }
const export_ = "GET /dashboard/operationhistory/export"
const invoices = "POST /orders/{orderId}/invoices"

export const mutations: readonly Mutation[] = [
  on(profile, "a field is missing", without("/email"), ["shape /email"]),
  on(profile, "a nullable field is missing", without("/firstName"), ["shape /firstName"]),
  on(profile, "a text instead of a boolean", set("/isDemo", "no"), ["shape /isDemo"]),
  on(profile, "null where it may not be", set("/culture", null), ["shape /culture"]),
  on(profile, "an unknown currency", set("/currencyId", "gbp"), ["shape /currencyId"]),
  on(profile, "another status", status(203), ["status"]),
  on(profile, "a field of an extension is missing", without("/pendingEmail"), ["shape /pendingEmail"]),
  on("GET /currencies/eth", "no Date", header("Date", null), ["header Date"]),
  on("GET /currencies/eth", "a Date that is none", header("Date", "yesterday"), ["header Date"]),
  on("GET /currencies/eth", "no request id", header("X-Request-Id", null), ["header X-Request-Id"]),
  on("GET /currencies/eth", "a cached response", header("Cache-Control", "max-age=60"), ["header Cache-Control"]),
  on("GET /currencies/eth", "nine decimals", set("/rate", "3120.123456789"), ["shape /rate"]),
  on("GET /currencies/eth", "HTML", header("Content-Type", "text/html"), ["type"]),
  on("GET /currencies/crypto/marketcap/{currency}", "a float", set("/btc/percentChange", -0.0125), [
    "shape /btc/percentChange",
  ]),
  on(products, "a price as a float", at("/0/localizedToPayAmount", Number), ["shape /0/localizedToPayAmount"]),
  on(products, "a price that is not price × rate", set("/0/localizedToPayAmount", "1"), ["relation prices"]),
  on(
    products,
    "another currency",
    at("", (body) =>
      list(body).map((entry) => ({
        ...Object(entry),
        rate: { rate: "1", currencyId: "usd" },
        localizedAmount: valueAt(entry, "/price/amount"),
        localizedToPayAmount: valueAt(entry, "/price/toPayAmount"),
      })),
    ),
    ["relation currency"],
    { nth: 1 },
  ),
  on(
    products,
    "an object instead of the list",
    at("", (products) => ({ products })),
    ["shape"],
    { nth: 1 },
  ),
  on(products, "an unknown field is accepted", accepted([]), ["status"], { nth: 2 }),
  on(products, "a refusal without its field", without("/field"), ["field"], { nth: 2 }),
  on(code, "another code", set("/code", "NoSuchCode"), ["code"]),
  on(code, "another request id in the body", set("/requestId", "1"), ["header X-Request-Id"]),
  on(code, "a refusal without a message", without("/message"), ["shape /message"]),
  on(code, "messages always in English", set("/message", "Not found"), ["rule language"], { step: "language" }),
  on(
    code,
    "one request id for all calls",
    (answer) => ({ ...header("X-Request-Id", "1")(answer), ...set("/requestId", "1")(answer) }),
    ["GET /products rule request id"],
    { step: "language" },
  ),
  on(products, "no trailing slash", status(404), ["status"], { step: "trailing slash" }),
  on(summary, "403 instead of 401", (answer) => ({ status: 403, ...set("/code", "Forbidden")(answer) }), ["status"], {
    step: `${summary} without a token`,
  }),
  on(history, "the oldest first", at("/values", reversed), ["relation newest first"]),
  on(history, "a total that is too small", set("/total", 1), ["relation count"], { nth: 1 }),
  on(
    history,
    "fewer rows than asked for",
    at("/values", (values) => list(values).slice(0, 1)),
    ["relation count"],
    { nth: 1 },
  ),
  on(history, "rows of another type", set("/values/0/operationType", "Bonus"), ["relation type"], { nth: 2 }),
  on(history, "a page that begins a row early", set("/values/0/id", "1"), ["rule paging"], { ...inPages, nth: 2 }),
  on(history, "a day off", at("/values/0/operationDate", daysLater(-1)), ["relation day"], { ...inPages, nth: 3 }),
  on(
    export_,
    "a file without its last line",
    at("", (lines) => list(lines).slice(0, -1)),
    ["rule export"],
    { step: "history as a file" },
  ),
  on(export_, "a line without an amount", without("/0/amount"), ["shape /amount"], { step: "history as a file" }),
  on(
    summary,
    "two eth balances",
    at("", (items) => list(items).map((item, index) => updated(item, ["baseBalance", "amount"], () => String(index)))),
    ["relation one eth balance"],
  ),
  on(summary, "less power than the contracts have", set("/0/quantity", "0.5"), ["rule quantity"], {
    step: "power of the active contracts",
  }),
  on(
    "GET /dashboard/forecast",
    "eleven months",
    at("", (months) => list(months).slice(1)),
    ["relation months"],
    { nth: 1 },
  ),
  on(
    "GET /dashboard/forecast",
    "a month late",
    at("", (months) => list(months).map((month) => updated(month, ["year"], (year) => Number(year) + 1))),
    ["relation months"],
    { nth: 1 },
  ),
  on("GET /dashboard/investment", "another part of a validator", set("/part", "0.5"), ["relation part"]),
  on("GET /profile/sessions", "the own session last", at("/values", reversed), ["relation own session first"]),
  on("GET /profile/events", "the oldest first", set("/values/0/createDate", "2020-01-01T00:00:00.000Z"), [
    "relation newest first",
  ]),
  on(
    "GET /contracts/{contractId}",
    "another quantity than in the list",
    set("/contract/quantity", "1"),
    ["rule one contract"],
    { step: "one contract" },
  ),
  on(orders, "a cost that is not quantity × price", set("/localizedCost", "285.00000001"), ["relation cost"], {
    ...anonymous,
    nth: 1,
  }),
  on(orders, "an order that lives a day longer", at("/expireDate", daysLater(1)), ["relation lifetime"], {
    ...anonymous,
    nth: 1,
  }),
  on(
    orders,
    "a date without a zone",
    at("/createDate", (date) => text(date).slice(0, -1)),
    ["shape /createDate"],
    { ...anonymous, nth: 1 },
  ),
  on(
    orders,
    "a repeated order is new",
    at("/number", () => "0"),
    ["rule same order"],
    { ...anonymous, nth: 2 },
  ),
  on(orders, "a repeated order gets 201", status(201), ["status"], { ...anonymous, nth: 2 }),
  on(orders, "an id with another body is accepted", status(200), ["status"], { ...anonymous, nth: 3 }),
  on(invoices, "a rate frozen for a day and two hours", at("/expireDate", daysLater(1)), ["relation rate freeze"], {
    ...owned,
    nth: 1,
  }),
  on(invoices, "a second invoice of the same kind", set("/invoiceId", "1"), ["rule same invoice"], {
    ...owned,
    nth: 2,
  }),
  on("POST /orders/{orderId}/hide", "hiding twice is refused", status(409), ["status"], { ...owned, nth: 3 }),
  on(profile, "a token that works after sign-out", accepted({}), ["status"], {
    step: "a session until it ends",
  }),
  on(profile, "preferences that are not kept", set("/currencyId", "zar"), ["PATCH /profile rule preferences"], {
    step: "preferences",
    nth: 2,
  }),
  on("POST /token", "two-factor under another code", set("/code", "Forbidden"), ["code"], {
    step: "two-factor",
    nth: 2,
  }),
  on("POST /token", "a used code that is only wrong", set("/code", "tfa"), ["code"], { step: "two-factor", nth: 4 }),
  on("POST /withdraws", "a demo that is only forbidden", set("/code", "Forbidden"), ["code"], {
    step: "a demo cabinet",
  }),
  on("POST /recovery", "429 without Retry-After", header("Retry-After", null), ["header Retry-After"], {
    step: "too many letters",
    nth: 6,
  }),
  on("POST /signup", "a taken address without its field", without("/field"), ["field"], { nth: 1 }),
]
