import type { AnyEventObject } from "../../../src/machines/kit/model"
import type { CallFailed } from "../../../src/domain/failure"

export interface Reply {
  readonly status: number
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
}
/** One request of the page, and what becomes of it. */
export interface Exchange {
  readonly method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE"
  /** After /api/v1, without the query; at most the name of what the query must say. */
  readonly path: string
  readonly reply: Reply | "no connection" | "no answer"
}
type Answer = (sample: any) => readonly Exchange[]

/** How the world's side of a machine is made to happen in a browser that has the whole app. */
export interface OnApp {
  /** Where its page is; the tags that local ports must answer may decide. */
  readonly address: (localTags: ReadonlyMap<string, string>) => string
  readonly signedIn: boolean
  /** What the signed-in person's profile says beside the usual. */
  readonly profile?: Readonly<Record<string, unknown>>
  /** Ports that call the API, each with the answers that can be given. */
  readonly calls: Readonly<Record<string, Readonly<Record<string, Answer>>>>
  /** Ports the browser answers by itself, with the answers it can be made to give. */
  readonly local: Readonly<Record<string, readonly string[]>>
  /** A line of the spec for what happens without the person. */
  readonly happens: Readonly<Record<string, (event: AnyEventObject) => string>>
}

export type Where = Pick<Exchange, "method" | "path">

const statusOf: Partial<Record<CallFailed["reason"], number>> = { server: 500, unavailable: 503, refused: 400, forbidden: 403, notFound: 404, tooMany: 429 }

/** Null when no answer of the API leads to it. */
export const canFail = (reason: CallFailed["reason"]): boolean => reason === "offline" || reason === "timeout" || reason in statusOf

export const failing = (where: Where) => (sample: CallFailed): readonly Exchange[] => {
  if (sample.reason === "offline") return [{ ...where, reply: "no connection" }]
  if (sample.reason === "timeout") return [{ ...where, reply: "no answer" }]
  const headers = {
    ...(sample.requestId === null ? {} : { "X-Request-Id": sample.requestId }),
    ...(sample.retryAfter === null ? {} : { "Retry-After": String(sample.retryAfter) })
  }
  const body = { code: "Refused", ...(sample.message === null ? {} : { message: sample.message }) }
  return [{ ...where, reply: { status: statusOf[sample.reason]!, body, ...(Object.keys(headers).length === 0 ? {} : { headers }) } }]
}

export const answering = (where: Where, status: number, body?: unknown): readonly Exchange[] =>
  [{ ...where, reply: { status, ...(body === undefined ? {} : { body }) } }]

export const tokens = { access_token: "an-access-token", refresh_token: "a-refresh-token", expires_in: 900, token_type: "Bearer" }
