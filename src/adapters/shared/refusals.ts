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
interface Sign {
  readonly status?: number
  /** The code, or a list of codes. An empty code matches a refusal without a code, which has the specification's meaning for this call. */
  readonly code?: string | ReadonlyArray<string>
  readonly field?: string
  /** Creates a failure with more fields than a name. The result is null if the refusal has a different meaning. */
  readonly as?: (refused: ServerRefusal) => TaggedValue | null
}

/** The failures that a call declares, by name. The first match decides. Every other refusal becomes `CallFailed`. */
export interface Refusals {
  readonly [Tag: string]: Sign | ReadonlyArray<Sign> | ((error: ServerRefusal | CallFailed) => TaggedValue | null)
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
export const asCallFailed = (error: ServerRefusal | CallFailed): CallFailed =>
  error._tag === "CallFailed"
    ? error
    : callFailed(reasonOf(error.status), { message: error.message, requestId: error.requestId })

const applies = ({ status, code, field }: Sign, refused: ServerRefusal): boolean =>
  (status === undefined || refused.status === status) &&
  (code === undefined || [code].flat().includes(refused.code)) &&
  (field === undefined || refused.field === field)

const read = (tag: string, row: Refusals[string], error: ServerRefusal | CallFailed): TaggedValue | null => {
  if (typeof row === "function") return row(error)
  if (error._tag === "CallFailed") return null
  const sign = [row].flat().find((one) => applies(one, error))
  return sign === undefined ? null : sign.as === undefined ? taggedFailure(tag) : sign.as(error)
}

export const nameFailure = <Declared extends Refusals>(
  declared: Declared | undefined,
  error: ServerRefusal | CallFailed,
): DeclaredFailure<Declared> | CallFailed => {
  const named = Object.entries(declared ?? {}).reduce<TaggedValue | null>(
    (found, [tag, row]) => found ?? read(tag, row, error),
    null,
  )
  // The cast is safe, because the rows that define the type have created the failure.
  return named === null ? asCallFailed(error) : (named as DeclaredFailure<Declared>)
}

const onTheWay: ReadonlySet<CallFailureReason> = new Set(["offline", "timeout", "unavailable", "malformed"])

/**
 * Returns `ResponseLost` if the request may have reached the server, because its outcome is then unknown. Returns null if it certainly did
 * not. A 5xx stays a server error.
 */
export const lostResponse = (error: ServerRefusal | CallFailed): TaggedFailure<"ResponseLost"> | null =>
  error._tag === "CallFailed" && !error.notExecuted && onTheWay.has(error.reason) ? taggedFailure("ResponseLost") : null

/**
 * Returns `ResponseLost` for calls that create something or move money, because the server may have executed them even before a server error.
 */
export const unknownOutcome = (error: ServerRefusal | CallFailed): TaggedFailure<"ResponseLost"> | null => {
  if (error._tag === "CallFailed" && error.notExecuted) return null
  return error._tag === "CallFailed" && error.reason === "server" ? taggedFailure("ResponseLost") : lostResponse(error)
}
