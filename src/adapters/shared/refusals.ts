import {
  callFailed,
  taggedFailure,
  type CallFailed,
  type CallFailureReason,
  type ServerRefusal,
  type TaggedFailure,
} from "#domain/shared/failure.ts"

interface TaggedValue {
  readonly _tag: string
}

/** The pattern of a refusal. All given fields must match. */
interface RefusalPattern {
  readonly status?: number
  /** The code, or a list of codes. An empty code matches a refusal without a code, which has the specification's meaning for this call. */
  readonly code?: string | ReadonlyArray<string>
  readonly field?: string
  /** Creates a failure with more fields than a name. The result is null if the refusal has a different meaning. */
  readonly as?: (refused: ServerRefusal) => TaggedValue | null
}

/** The failures that a call declares, by name. The first match decides. Every other refusal becomes `CallFailed`. */
export interface Refusals {
  readonly [Tag: string]:
    | RefusalPattern
    | ReadonlyArray<RefusalPattern>
    | ((error: ServerRefusal | CallFailed) => TaggedValue | null)
}

type FailureOf<Row, Tag extends string> = Row extends (error: never) => infer Failure
  ? Exclude<Failure, null>
  : Row extends { readonly as: (refused: never) => infer Failure }
    ? Exclude<Failure, null>
    : TaggedFailure<Tag>

/** The failures that a call declares. The type `never` if it declares none. */
export type DeclaredFailure<Declared> = string extends keyof Declared
  ? never
  : { [Tag in keyof Declared & string]: FailureOf<Declared[Tag], Tag> }[keyof Declared & string]

const reasonOf = (status: number): CallFailureReason =>
  status === 404 ? "notFound" : status === 403 ? "forbidden" : "refused"

/** Converts a refusal without a name to `CallFailed`. */
export const refusalToCallFailed = (error: ServerRefusal | CallFailed): CallFailed =>
  error._tag === "CallFailed"
    ? error
    : callFailed(reasonOf(error.status), { message: error.message, requestId: error.requestId })

const applies = ({ status, code, field }: RefusalPattern, refused: ServerRefusal): boolean =>
  (status === undefined || refused.status === status) &&
  (code === undefined || [code].flat().includes(refused.code)) &&
  (field === undefined || refused.field === field)

const read = (tag: string, row: Refusals[string], error: ServerRefusal | CallFailed): TaggedValue | null => {
  if (typeof row === "function") return row(error)
  if (error._tag === "CallFailed") return null
  const sign = [row].flat().find((one) => applies(one, error))
  return sign === undefined ? null : sign.as === undefined ? taggedFailure(tag) : sign.as(error)
}

/** Returns the failure that the call declares for this error, or else `CallFailed`. */
export const nameFailure = <Declared extends Refusals>(
  declared: Declared | undefined,
  error: ServerRefusal | CallFailed,
): DeclaredFailure<Declared> | CallFailed => {
  const declaredFailure = Object.entries(declared ?? {}).reduce<TaggedValue | null>(
    (found, [tag, row]) => found ?? read(tag, row, error),
    null,
  )
  // The cast is safe, because the rows that define the type have created the failure.
  return declaredFailure === null ? refusalToCallFailed(error) : (declaredFailure as DeclaredFailure<Declared>)
}

/** The reasons after which a request may have reached the server. A 502, 503 or 504 is `unavailable`. */
const onTheWay: ReadonlySet<CallFailureReason> = new Set(["offline", "timeout", "unavailable", "malformed"])

/**
 * Returns `ResponseLost` if the request may have reached the server, so that its outcome is unknown. Returns null if the request
 * certainly did not reach the server. A 500 stays a failure of the server.
 */
export const lostResponse = (error: ServerRefusal | CallFailed): TaggedFailure<"ResponseLost"> | null =>
  error._tag === "CallFailed" && !error.isNotExecuted && onTheWay.has(error.reason)
    ? taggedFailure("ResponseLost")
    : null

/**
 * Returns `ResponseLost` or null as `lostResponse` does, and `ResponseLost` after a 500 too, for calls that create something or
 * move money. The server may have executed them before it failed.
 */
export const unknownOutcome = (error: ServerRefusal | CallFailed): TaggedFailure<"ResponseLost"> | null => {
  if (error._tag === "CallFailed" && error.isNotExecuted) return null
  return error._tag === "CallFailed" && error.reason === "server" ? taggedFailure("ResponseLost") : lostResponse(error)
}
