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

// Brackets keep the union whole: a sample of each failure, not of any.
type FailureSamples<F> = [F] extends [{ readonly _tag: string }]
  ? { readonly [Tag in F["_tag"]]: NonEmpty<Extract<F, { _tag: Tag }>> }
  : unknown

type SamplesOfResult<Output> =
  Output extends Result.Result<infer Success, infer Failure>
    ? { readonly ok: NonEmpty<Success> } & ([Failure] extends [never] ? unknown : FailureSamples<Failure>)
    : never

/** At least one success and one of every declared failure, for every port. */
export type PortResultsOf<M> = {
  readonly [
    A in ActorsOf<M> as A["logic"] extends CallbackActorLogic<any, any, any> ? never : A["src"]
  ]: SamplesOfResult<ResultOf<OutputFrom<A["logic"]>>>
}
// Result<A, never> | Result<never, E> distributes; gather it into one Result first.
type ResultOf<Output> = [Output] extends [Result.Result<infer A, infer E>] ? Result.Result<A, E> : never

/** The machine's feeds, each with the events it sends. */
export type FeedsOf<M extends AnyStateMachine> = {
  readonly [A in ActorsOf<M> as A["logic"] extends CallbackActorLogic<any, any, any> ? A["src"] : never]: ReadonlyArray<
    EventFromLogic<M>["type"]
  >
}

type EventOf<M extends AnyStateMachine, T> = Extract<EventFromLogic<M>, { type: T }>
/** Events that say nothing but their type are their own example. */
type BareOf<M extends AnyStateMachine> = {
  readonly [T in EventFromLogic<M>["type"]]: keyof EventOf<M, T> extends "type" ? T : never
}[EventFromLogic<M>["type"]]

/** At least one example of every event that says more than its type. */
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

/** Every atomic state, dotted when nested. Parallel states have no name here: make them two machines. */
export type StateName<M extends AnyStateMachine> = (SnapshotFrom<M> extends { readonly value: infer Value }
  ? NamesOf<Value>
  : never) &
  string

/** Samples of everything that can happen to a machine: input, events, results of each port. */
export interface Model<M extends AnyStateMachine> {
  readonly machine: M
  readonly input: InputFrom<M>
  readonly events: EventSamplesOf<M>
  readonly portResults: PortResultsOf<M>
  readonly feeds: FeedsOf<M>
  /** Every input that the ports get, whatever happens, by the API document; amounts as text. */
  readonly asks?: Readonly<Record<string, readonly unknown[]>>
  /** The part of the context that decides what may happen next; states that differ in it are explored separately. */
  readonly distinguishBy?: (context: ContextFrom<M>) => unknown
  /** The words of the table's last column where the context decides which way an event leads; null leaves it to the sample. */
  readonly when?: (context: ContextFrom<M>, event: AnyEventObject, from: string) => string | null
}

type MayBeMissing<Value> = undefined extends Value ? true : {} extends Value ? true : false
type Optional<M extends AnyStateMachine> = {
  readonly [K in "input" | "events" | "feeds"]: MayBeMissing<Model<M>[K]> extends true ? K : never
}["input" | "events" | "feeds"]

/** A model as its file writes it: empty parts may be left out. */
export type WrittenModel<M extends AnyStateMachine> = Omit<Model<M>, Optional<M>> & Partial<Pick<Model<M>, Optional<M>>>
