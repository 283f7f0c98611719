import type { Result } from "effect"
import {
  assign,
  fromCallback,
  fromPromise,
  setup as setupOf,
  type AnyEventObject,
  type EventObject,
  type NonReducibleUnknown,
} from "xstate"
import type { CallFailed } from "#domain/shared/failure.ts"

export { answers } from "./answers.ts"

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null
const isInvoke = (value: unknown): value is { id?: string; src: string } =>
  isObject(value) && "src" in value && typeof value.src === "string"

/** Gives each invoke the name of its port as its id. */
const nameInvokes = (node: unknown): void => {
  if (!isObject(node)) return
  for (const invoke of "invoke" in node ? [node.invoke].flat().filter(isInvoke) : []) invoke.id ??= invoke.src
  if ("states" in node && isObject(node.states)) Object.values(node.states).forEach(nameInvokes)
}

/** Replaces XState's `setup`, because invokes then need no explicit id. */
export const setup: typeof setupOf = (parts) => {
  const { createMachine, ...others } = setupOf(parts)
  return {
    ...others,
    createMachine: (config) => {
      nameInvokes(config)
      return createMachine(config)
    },
  }
}

/** Declares an asynchronous operation of a machine. An expected failure is a result. A rejection is a bug. */
export const port = <Input, Success, Failure = never>(name: string) =>
  fromPromise<Result.Result<Success, Failure>, Input>(() =>
    Promise.reject(new Error(`Port "${name}" has no adapter. Provide one where the route is composed, in src/main/.`)),
  )

/**
 * Declares a subscription to outside events, such as a sign-out in another tab or a lost network. A feed sends the current value first.
 */
export const feed = <FeedEvent extends EventObject, Input extends NonReducibleUnknown = undefined>(name: string) =>
  fromCallback<AnyEventObject, Input, FeedEvent>(() => {
    throw new Error(`Feed "${name}" has no adapter. Provide one where the route is composed, in src/main/.`)
  })

interface FailureContext {
  readonly failure: CallFailed | null
}

/** The transition of `rateLimit.ended`. The message keeps its position and the focus, and now offers a retry. */
export const rateLimitEnded = {
  target: "failed",
  // The `any` types accept every machine with the rows of `answers`, which put the failed call into the context.
  // oxlint-disable-next-line typescript/no-explicit-any
  actions: assign<any, any, undefined, any, never>(
    ({ context: { failure } }: { readonly context: FailureContext }) => ({
      failure: failure && { ...failure, message: null, requestId: null, retryAfter: 0 },
    }),
  ),
} as const

/** The event of a feed that has refreshed the data of a machine without the customer's request: docs/states/site/poll.md. */
export interface Refreshed<Data> {
  readonly type: "data.refreshed"
  readonly data: Data
}
