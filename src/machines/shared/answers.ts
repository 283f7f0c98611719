import { Result } from "effect"
import {
  assign,
  emit,
  type ActionFunction,
  type DoneActorEvent,
  type EventObject,
  type MachineContext,
  type ParameterizedObject,
} from "xstate"
import { rateLimitSecondsOf, type CallFailed } from "#domain/shared/failure.ts"

interface TaggedValue {
  readonly _tag: string
}
export type Answer<Success, Failure> = DoneActorEvent<Result.Result<Success, Failure>>

interface Reaction<Context, Value, Action, Emitted> {
  readonly target?: string
  readonly assign?: (value: Value, context: Context) => Partial<NoInfer<Context>>
  readonly emit?: (value: Value, context: Context) => NoInfer<Emitted>
  /** Named actions of the machine, which run after `assign`. */
  readonly actions?: Action | ReadonlyArray<Action>
}
interface Alternative<Context, Value, Action, Emitted> extends Reaction<Context, Value, Action, Emitted> {
  readonly when?: (value: Value, context: Context) => boolean
}
type Row<Context, Value, Action, Emitted> =
  | string
  | Reaction<Context, Value, Action, Emitted>
  | ReadonlyArray<Alternative<Context, Value, Action, Emitted>>

type RequiredRow<Tag extends string> = Tag extends "CallFailed" ? "otherwise" : Tag
/**
 * The optional rows.
 * - `cancelled`: the customer closed the two-factor dialog. The call has changed nothing, and the typed values stay.
 * - `rateLimited`: a 429 with Retry-After.
 */
type OptionalRow<Tag> = Tag extends "CallFailed" ? "cancelled" | "rateLimited" : never
type FailureOf<Failure, Key> = Extract<Failure, { readonly _tag: Key extends "otherwise" ? "CallFailed" : Key }>

// The `as` clauses prevent the compiler from inferring the type parameters from the table's keys, because only the port determines them.
type Table<Context, Success, Failure extends TaggedValue, Action, Emitted> = {
  readonly ok: Row<Context, Success, Action, Emitted>
} & {
  readonly [Key in RequiredRow<Failure["_tag"]> as `${Key}`]: Row<Context, FailureOf<Failure, Key>, Action, Emitted>
} & {
  /** A failure without its own row falls under `otherwise`. */
  readonly [Key in OptionalRow<Failure["_tag"]> as `${Key}`]?: Row<Context, CallFailed, Action, Emitted>
}

export interface Transition<
  Context extends MachineContext,
  Success,
  Failure,
  Event extends EventObject,
  Action extends ParameterizedObject,
  Emitted extends EventObject,
> {
  readonly guard: (args: { readonly context: Context; readonly event: Answer<Success, Failure> }) => boolean
  readonly target?: string
  readonly actions: ActionFunction<
    Context,
    Answer<Success, Failure>,
    Event,
    undefined,
    never,
    Action,
    never,
    never,
    Emitted
  >
}

/** An alternative of any table, as the builder uses it. The types of `answers` check the details. */
// oxlint-disable-next-line typescript/no-explicit-any
type AnyAlternative = Alternative<any, any, string, EventObject>

const partsOfCallFailed: Readonly<Record<string, (failure: CallFailed) => boolean>> = {
  cancelled: ({ reason }) => reason === "cancelled",
  rateLimited: (failure) => rateLimitSecondsOf(failure) !== null,
  otherwise: () => true,
}

const isRowFor = (key: string, result: Result.Result<unknown, TaggedValue>): boolean => {
  if (key === "ok" || Result.isSuccess(result)) return key === "ok" && Result.isSuccess(result)
  const part = partsOfCallFailed[key]
  return result.failure._tag === (part ? "CallFailed" : key) && (!part || part(result.failure as CallFailed))
}

const alternatives = (row: unknown): ReadonlyArray<AnyAlternative> =>
  typeof row === "string" ? [{ target: row }] : [row as AnyAlternative].flat()

type AnyAnswer = Answer<unknown, TaggedValue>

/** Returns the actions of a row. `otherwise` and `rateLimited` put the failed call into the context, because their states show it. */
const actionsOf = (
  key: string,
  { assign: change, emit: emitted, actions = [] }: AnyAlternative,
): ReadonlyArray<unknown> => [
  assign<MachineContext, AnyAnswer, undefined, EventObject, never>(({ context, event: { output } }) => ({
    ...((key === "otherwise" || key === "rateLimited") && "failure" in context && { failure: Result.merge(output) }),
    ...change?.(Result.merge(output), context),
  })),
  ...(emitted
    ? [
        emit<MachineContext, AnyAnswer, undefined, EventObject, EventObject>(({ context, event: { output } }) =>
          emitted(Result.merge(output), context),
        ),
      ]
    : []),
  ...[actions].flat(),
]

/** Sorts `otherwise` to the end, because it matches every `CallFailed`. */
const inOrder = (table: object): ReadonlyArray<readonly [string, unknown]> =>
  Object.entries(table).sort(([one], [other]) => Number(one === "otherwise") - Number(other === "otherwise"))

/**
 * Returns the transitions of `onDone` for each result of a port. A missing row does not compile, and neither does a row for a tag that the
 * port cannot return. `otherwise` and `rateLimited` put the failed call into the context's `failure`.
 *
 *     onDone: answers({
 *       ok: { target: "ready", assign: (products) => ({ products }) },
 *       CodeRequired: "codeRequired",
 *       otherwise: "failed",
 *     })
 *
 * A row can be a list, of which the first alternative with a true `when` is taken. In the row of a tag the compiler cannot infer the
 * parameter of a function, but it checks the written type: `assign: ({ message }: AssignmentRefused) => …`.
 */
export const answers = <
  Context extends MachineContext,
  Success,
  Failure extends TaggedValue,
  Event extends EventObject,
  Action extends ParameterizedObject,
  Emitted extends EventObject,
>(
  table: Table<Context, Success, Failure, Action["type"], Emitted>,
): Array<Transition<Context, Success, Failure, Event, Action, Emitted>> =>
  inOrder(table).flatMap(([key, rows]) =>
    alternatives(rows).map((row) => ({
      guard: ({ context, event: { output } }) =>
        isRowFor(key, output) && (row.when?.(Result.merge(output), context) ?? true),
      ...(row.target !== undefined && { target: row.target }),
      // The list is declared as a single action, from which the compiler infers the machine's context, actions and emitted events.
      actions: actionsOf(key, row) as unknown as Transition<
        Context,
        Success,
        Failure,
        Event,
        Action,
        Emitted
      >["actions"],
    })),
  )
