import { fieldsIn, plainCall, type ApiPage, type Field } from "./api-page.ts"

export interface Difference {
  readonly call: string
  /** What kind of difference, and where: `shape /values/0/amount`, `header Date`, `rule IdReused`. */
  readonly what: string
  /** What docs/api.md says. */
  readonly expected: string
  readonly received: string
  readonly customer: string
}

const places: Readonly<Record<string, string>> = {
  "sign-in": "the sign-in pages",
  account: "the settings",
  "two-factor": "the two-factor settings",
  passkeys: "the passkeys of the settings",
  sessions: "the sessions and the security log",
  shop: "the price list and the calculator",
  demo: "the demo cabinet",
  orders: "the order's page and the list of orders",
  payments: "the payment page",
  cabinet: "the dashboard",
  money: "the history and withdrawals",
  "address-book": "the saved addresses",
  partner: "the partner pages",
}

export const placeOf = (tag: string): string => places[tag] ?? "the site"

export const customerSees = {
  shape: (place: string) => `A dash instead of the figure, or “couldn’t load”, on ${place}.`,
  status: (place: string) => `A failure that is none, or a success that is none, on ${place}.`,
  code: (place: string) => `The general message on ${place}: the customer does not learn what to change.`,
  relation: (place: string) => `A wrong figure or a wrong order on ${place}.`,
}

export const headerMeaning = {
  Date: "Countdowns follow the customer’s own clock: an order seems to expire too early or too late.",
  "X-Request-Id": "A customer who reports a failure has no number that support could find in the log.",
  "Cache-Control": "A shared computer shows the customer’s figures after sign-out.",
  "Retry-After": "A form cannot say when to try again.",
  CORS: "The browser withholds the response: every page says that there is no connection.",
} as const

/** The sentence of the conventions that names this. */
export const sentenceWith = ({ prose }: ApiPage, words: string): string =>
  prose
    .find((sentence) => sentence.includes(words))
    ?.replace(/^[\s#-]+/, "")
    .trim() ?? words

const find = (fields: readonly Field[], name: string): Field | undefined => fields.find((field) => field.name === name)

/** How the page describes the field at this place of a body, by the last part of the place that it describes. */
const fieldText = (page: ApiPage, response: string, at: string): string => {
  const names = at.split("/").filter((part) => part !== "" && !/^\d+$/.test(part))
  let shape = [...page.shapes.keys()].find((name) => new RegExp(`\\b${name}\\b`).test(response))
  let fields = (shape === undefined ? undefined : page.shapes.get(shape)) ?? fieldsIn(response)
  let text = response
  for (const name of names) {
    const field = find(fields, name) ?? find(fieldsIn(response), name)
    if (!field) continue
    text = shape === undefined ? field.text : `${shape} {… ${field.text} …}`
    const named = [...page.shapes.keys()].find((candidate) => new RegExp(`:\\(?${candidate}\\b`).test(field.text))
    fields = named === undefined ? field.fields : (page.shapes.get(named) ?? [])
    shape = named ?? shape
  }
  return text.length > 300 ? `${text.slice(0, 300)}…` : text
}

export const expectedShape = (page: ApiPage, call: string, status: number, at: string): string => {
  if (status >= 400) return sentenceWith(page, "An error body is")
  const row = page.rows.get(plainCall(call))
  return row ? fieldText(page, row.response, at) : call
}

export const expectedStatus = (page: ApiPage, call: string): string => {
  const row = page.rows.get(plainCall(call))
  return row ? `${call}: ${[row.response, row.errors].filter((cell) => cell !== "").join("; ")}` : call
}
