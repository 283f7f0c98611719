import { Option, Result, Schema } from "effect"
import { callFailed, type CallFailed, type CallFailureReason } from "#domain/shared/failure.ts"
import type { ApiCall, ServerRefusal } from "./api.ts"

/** A response whose body has been read. */
export interface ReceivedResponse {
  readonly status: number
  readonly headers: Headers
  readonly text: string
}

const maxMessageLength = 500
const maxIdLength = 64
/** The maximum wait before a retry in seconds, even if the server asks for more. */
const maxWaitSeconds = 24 * 60 * 60

const parseJson = (text: string): Option.Option<unknown> => {
  try {
    return Option.some(JSON.parse(text))
  } catch {
    return Option.none()
  }
}

const Body = Schema.Record(Schema.String, Schema.Unknown)
const decodeBody = Schema.decodeUnknownOption(Body)

/** Returns the fields of an error body. Each field is optional, and a body that is not a JSON object has none. */
const refusalOf = ({ status, headers, text }: ReceivedResponse): ServerRefusal => {
  const body = Option.getOrElse(
    Option.flatMap(parseJson(text), (value) => decodeBody(value)),
    () => ({}) as typeof Body.Type,
  )
  const readText = (maxLength: number, ...names: ReadonlyArray<string>): string | null => {
    const fieldText = names.map((name) => body[name]).find((value) => typeof value === "string" && value.trim() !== "")
    return typeof fieldText === "string" ? fieldText.trim().slice(0, maxLength) : null
  }
  return {
    _tag: "Refused",
    status,
    code: readText(maxIdLength, "code", "error") ?? "",
    message: readText(maxMessageLength, "message", "error_description"),
    field: readText(maxIdLength, "field"),
    requestId: headers.get("X-Request-Id")?.trim().slice(0, maxIdLength) || readText(maxIdLength, "requestId"),
  }
}

/**
 * Returns the seconds of a `Retry-After` header, in either of its formats. Returns null if it has neither. `now` is in milliseconds since
 * 1970.
 */
export const parseRetryAfter = (header: string | null, now: number): number | null => {
  if (header === null) return null
  // `Date.parse` accepts almost any string as a date, but an HTTP date ends with GMT.
  const until = header.endsWith(" GMT") ? Date.parse(header) : Number.NaN
  const seconds = /^\d{1,9}$/.test(header.trim()) ? Number(header) : Math.ceil((until - now) / 1_000)
  return Number.isNaN(seconds) ? null : Math.min(Math.max(seconds, 0), maxWaitSeconds)
}

const failureOf = (response: ReceivedResponse, anonymous: boolean): ServerRefusal | CallFailed => {
  const refused = refusalOf(response)
  const { message, requestId } = refused
  const failWith = (reason: CallFailureReason) => callFailed(reason, { message, requestId })
  const { status, headers } = response
  // A 401 to an anonymous call is an ordinary refusal, such as a wrong password, because the call has no session to lose.
  if (status === 401 && !anonymous) return failWith("unauthorized")
  if (status === 429)
    return { ...failWith("tooMany"), retryAfter: parseRetryAfter(headers.get("Retry-After"), Date.now()) }
  if (status >= 400 && status < 500) return refused
  if (status >= 502 && status <= 504) return failWith("unavailable")
  if (status >= 500) return failWith("server")
  return callFailed("malformed", { requestId })
}

/**
 * Decodes a response by the schema of its call. Fails with the refusal of a 4xx, and with `CallFailed` for any other failed response. A
 * body that does not match the schema has the reason `malformed`.
 */
export const decodeResponse = <A>(
  { response: schema, anonymous = false }: ApiCall<A>,
  response: ReceivedResponse,
): Result.Result<A, ServerRefusal | CallFailed> => {
  const { status, headers, text } = response
  if (status < 200 || status > 299) return Result.fail(failureOf(response, anonymous))
  // A call without a response schema has the result null.
  if (schema === undefined) return Result.succeed(null as A)
  const decoded = Option.flatMap(parseJson(text), Schema.decodeUnknownOption(schema))
  return Result.fromOption(decoded, () =>
    callFailed("malformed", { requestId: headers.get("X-Request-Id")?.slice(0, maxIdLength) ?? null }),
  )
}
