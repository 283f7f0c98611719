import type { Result } from "effect"
import type {
  AnyEventObject,
  AnyStateMachine,
  CallbackActorLogic,
  ContextFrom,
  EventFromLogic,
  InputFrom,
  OutputFrom,
  SnapshotFrom,
  StateMachine,
  UnknownActorLogic,
} from "xstate"

type ActorsOf<M> =
  M extends StateMachine<any, any, any, infer A, any, any, any, any, any, any, any, any, any, any, any>
    ? A extends { src: infer Src extends string; logic: infer Logic extends UnknownActorLogic }
      ? { src: Src; logic: Logic }
      : never
    : never

type NonEmpty<T> = readonly [T, ...Array<T>]

// The brackets prevent distribution over the union, so that samples are required for each failure.
type FailureSamples<F> = [F] extends [{ readonly _tag: string }]
  ? { readonly [Tag in F["_tag"]]: NonEmpty<Extract<F, { _tag: Tag }>> }
  : unknown

type SamplesOfResult<Output> =
  Output extends Result.Result<infer Success, infer Failure>
    ? { readonly ok: NonEmpty<Success> } & ([Failure] extends [never] ? unknown : FailureSamples<Failure>)
    : never

/** The samples of every port: at least one success, and at least one of every declared failure. */
export type PortResultsOf<M> = {
  readonly [
    A in ActorsOf<M> as A["logic"] extends CallbackActorLogic<any, any, any> ? never : A["src"]
  ]: SamplesOfResult<ResultOf<OutputFrom<A["logic"]>>>
}
// Gathers `Result<A, never> | Result<never, E>` into a single `Result`, because a conditional type would distribute over the union.
type ResultOf<Output> = [Output] extends [Result.Result<infer A, infer E>] ? Result.Result<A, E> : never

/** The feeds of the machine, each with the events that it sends. */
export type FeedsOf<M extends AnyStateMachine> = {
  readonly [A in ActorsOf<M> as A["logic"] extends CallbackActorLogic<any, any, any> ? A["src"] : never]: ReadonlyArray<
    EventFromLogic<M>["type"]
  >
}

type EventOf<M extends AnyStateMachine, T> = Extract<EventFromLogic<M>, { type: T }>
/** The events that consist only of their type, which need no sample. */
type BareOf<M extends AnyStateMachine> = {
  readonly [T in EventFromLogic<M>["type"]]: keyof EventOf<M, T> extends "type" ? T : never
}[EventFromLogic<M>["type"]]

/** The samples of events: at least one of every event that has more than its type. */
export type EventSamplesOf<M extends AnyStateMachine> = {
  readonly [T in Exclude<EventFromLogic<M>["type"], BareOf<M>>]: NonEmpty<EventOf<M, T>>
} & { readonly [T in BareOf<M>]?: NonEmpty<EventOf<M, T>> }

type NamesOf<Value> = Value extends string
  ? Value
  : {
      [K in keyof Value & string]: Value[K] extends infer Inner
        ? Inner extends undefined
          ? never
          : `${K}.${NamesOf<Inner>}`
        : never
    }[keyof Value & string]

/**
 * The name of every atomic state, with dots for nesting. A machine with parallel states must become two machines, because the type does not
 * support them.
 */
export type StateName<M extends AnyStateMachine> = (SnapshotFrom<M> extends { readonly value: infer Value }
  ? NamesOf<Value>
  : never) &
  string

/** Samples of everything that can happen to a machine: its input, its events, and the results of each port. */
export interface Model<M extends AnyStateMachine> {
  readonly machine: M
  readonly input: InputFrom<M>
  readonly events: EventSamplesOf<M>
  readonly portResults: PortResultsOf<M>
  readonly feeds: FeedsOf<M>
  /** Every input that the ports receive on any path, as in the API document. Amounts are strings. */
  readonly portInputs?: Readonly<Record<string, readonly unknown[]>>
  /** Returns the part of the context that decides what may happen next. The search explores states with different parts separately. */
  readonly distinguishBy?: (context: ContextFrom<M>) => unknown
  /**
   * Returns the condition in the state table's last column if the context decides where an event leads. Null leaves it to the name of the
   * sample.
   */
  readonly when?: (context: ContextFrom<M>, event: AnyEventObject, from: string) => string | null
}

type MayBeMissing<Value> = undefined extends Value ? true : {} extends Value ? true : false
type Optional<M extends AnyStateMachine> = {
  readonly [K in "input" | "events" | "feeds"]: MayBeMissing<Model<M>[K]> extends true ? K : never
}["input" | "events" | "feeds"]

/** A model as its file writes it, in which empty parts may be missing. */
export type WrittenModel<M extends AnyStateMachine> = Omit<Model<M>, Optional<M>> & Partial<Pick<Model<M>, Optional<M>>>
