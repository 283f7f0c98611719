/**
 * The reasons of a failed call that has no named failure.
 * - `unavailable`: a 502, 503 or 504, or a third-party service that did not load.
 * - `server`: any other 5xx.
 * - `malformed`: a response that the client cannot decode.
 * - `refused`: a 4xx with a message for the reader.
 * - `cancelled`: the customer closed the two-factor challenge.
 */
export type CallFailureReason =
  | "offline"
  | "timeout"
  | "server"
  | "unavailable"
  | "malformed"
  | "refused"
  | "tooMany"
  | "forbidden"
  | "unauthorized"
  | "notFound"
  | "cancelled"

/** The failure that every call can have. */
export interface CallFailed {
  readonly _tag: "CallFailed"
  readonly reason: CallFailureReason
  /** The server's message in the reader's language, without markup. */
  readonly message: string | null
  readonly requestId: string | null
  /** The seconds to wait, from Retry-After of a 429. Null without Retry-After. */
  readonly retryAfter: number | null
  /**
   * True if the server certainly did not execute the call, whatever failed afterwards. An example is a call with an expired token that
   * could not be refreshed without a network.
   */
  readonly isNotExecuted?: true
}

/** Creates the failure of a call. `more` contains the fields whose values are known. */
export const callFailed = (
  reason: CallFailureReason,
  more: Partial<Omit<CallFailed, "_tag" | "reason">> = {},
): CallFailed => ({
  _tag: "CallFailed",
  reason,
  message: null,
  requestId: null,
  retryAfter: null,
  ...more,
})

/**
 * Returns the failure of a call whose code or settings did not load. The failure of the settings is kept, so that a visitor does not look
 * for a connection problem although the server responded. Any other cause counts as `offline`.
 */
export const causeToCallFailed = (cause: unknown): CallFailed =>
  typeof cause === "object" && cause !== null && "_tag" in cause && cause._tag === "CallFailed"
    ? (cause as CallFailed)
    : callFailed("offline")

/** Returns the number of seconds for which the server will refuse every call, or null if the failure sets no such limit. */
export const rateLimitSecondsOf = ({ reason, retryAfter }: CallFailed): number | null =>
  reason === "tooMany" && retryAfter !== null && retryAfter > 0 ? retryAfter : null

/** A 4xx with the server's message. The adapter turns it into a named failure or passes it on. */
export interface ServerRefusal {
  readonly _tag: "Refused"
  readonly status: number
  /** The server's code for the reason, such as "WrongState". Empty if the server sent none. */
  readonly code: string
  readonly message: string | null
  /** The field of the request that the server refused, if it named one. */
  readonly field: string | null
  readonly requestId: string | null
}

/**
 * A failure that consists only of its name. For example, `ResponseLost` means that no usable response to a call arrived, so that
 * nobody knows whether the server executed the call. A machine first looks up the outcome after a `ResponseLost`. A port whose
 * call is idempotent does not need this failure, because the customer can repeat such a call after any failure.
 */
export interface TaggedFailure<Tag extends string> {
  readonly _tag: Tag
}
export const taggedFailure = <Tag extends string>(tag: Tag): TaggedFailure<Tag> => ({ _tag: tag })
