import { plainCall, type ApiPage } from "./api-page.ts"

export interface Difference {
  readonly call: string
  /** What kind of difference, and where: `shape /values/0/amount`, `header Date`, `rule paging`. */
  readonly what: string
  /** What docs/api.md says. */
  readonly expected: string
  readonly received: string
  readonly customer: string
}

export const customerSees = {
  shape: "A dash instead of the figure, or “couldn’t load”.",
  status: "A failure that is none, or a success that is none.",
  code: "The general message: the customer does not learn what to change.",
  relation: "A wrong figure, a wrong order or what was before.",
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

/** What the page says of a call. */
export const rowOf = (page: ApiPage, call: string): string => {
  const { response = "", errors = "" } = page.rows.get(plainCall(call)) ?? {}
  return [response, errors].filter((cell) => cell !== "").join("; ") || call
}
