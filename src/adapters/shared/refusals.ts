import {
  callFailed,
  taggedFailure,
  type CallFailed,
  type CallFailureReason,
  type ServerRefusal,
  type TaggedFailure,
} from "#domain/shared/failure.ts"

interface Tagged {
  readonly _tag: string
}

/** The sign of a refusal: all given fields must match. */
interface Sign {
  readonly status?: number
  /** The code, or one of several. An empty one stands for a refusal without a code, which has the specification's meaning for this call. */
  readonly code?: string | ReadonlyArray<string>
  readonly field?: string
  /** Makes a failure with more than a name; null: it is another one. */
  readonly as?: (refused: ServerRefusal) => Tagged | null
}

/** By their names, the failures that a call declares. The first that applies is meant; every other refusal is `CallFailed`. */
export interface Refusals {
  readonly [Tag: string]: Sign | ReadonlyArray<Sign> | ((error: ServerRefusal | CallFailed) => Tagged | null)
}

type FailureOf<Row, Tag extends string> = Row extends (error: never) => infer Failure
  ? Exclude<Failure, null>
  : Row extends { readonly as: (refused: never) => infer Failure }
    ? Exclude<Failure, null>
    : TaggedFailure<Tag>

/** The failures that a call declares; never if it declares none. */
export type DeclaredFailure<Declared> = string extends keyof Declared
  ? never
  : { [Tag in keyof Declared & string]: FailureOf<Declared[Tag], Tag> }[keyof Declared & string]

const reasonOf = (status: number): CallFailureReason =>
  status === 404 ? "notFound" : status === 403 ? "forbidden" : "refused"

/** Every refusal without a name becomes `CallFailed`. */
export const asCallFailed = (error: ServerRefusal | CallFailed): CallFailed =>
  error._tag === "CallFailed"
    ? error
    : callFailed(reasonOf(error.status), { message: error.message, requestId: error.requestId })

const applies = ({ status, code, field }: Sign, refused: ServerRefusal): boolean =>
  (status === undefined || refused.status === status) &&
  (code === undefined || [code].flat().includes(refused.code)) &&
  (field === undefined || refused.field === field)

const read = (tag: string, row: Refusals[string], error: ServerRefusal | CallFailed): Tagged | null => {
  if (typeof row === "function") return row(error)
  if (error._tag === "CallFailed") return null
  const sign = [row].flat().find((one) => applies(one, error))
  return sign === undefined ? null : sign.as === undefined ? taggedFailure(tag) : sign.as(error)
}

export const nameFailure =
  <Declared extends Refusals>(declared: Declared | undefined) =>
  (error: ServerRefusal | CallFailed): DeclaredFailure<Declared> | CallFailed => {
    const named = Object.entries(declared ?? {}).reduce<Tagged | null>(
      (found, [tag, row]) => found ?? read(tag, row, error),
      null,
    )
    // Read by the rows that the type is made of.
    return named === null ? asCallFailed(error) : (named as DeclaredFailure<Declared>)
  }

const onTheWay: ReadonlySet<CallFailureReason> = new Set(["offline", "timeout", "unavailable", "malformed"])

/** The request may have reached the server, so its outcome is unknown. Null when it certainly did not; a 5xx stays a server error. */
export const lostAnswer = (error: ServerRefusal | CallFailed): TaggedFailure<"AnswerLost"> | null =>
  error._tag === "CallFailed" && !error.notExecuted && onTheWay.has(error.reason) ? taggedFailure("AnswerLost") : null

/** Calls that create something or move money: after a server error they may still have been executed. */
export const unknownOutcome = (error: ServerRefusal | CallFailed): TaggedFailure<"AnswerLost"> | null => {
  if (error._tag === "CallFailed" && error.notExecuted) return null
  return error._tag === "CallFailed" && error.reason === "server" ? taggedFailure("AnswerLost") : lostAnswer(error)
}
