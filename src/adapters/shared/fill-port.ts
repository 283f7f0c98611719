import { Result, type Effect } from "effect"
import { fromPromise, type NonReducibleUnknown, type PromiseActorLogic } from "xstate"
import { causeToCallFailed, type CallFailed } from "#domain/shared/failure.ts"
import { lazyModule } from "./lazy-module.ts"

/** An adapter returns a `Result`, a promise of a `Result`, or an `Effect`. `signal` is aborted when the actor stops. */
export type Adapter<Input, A, E = never> = (
  input: Input,
  signal: AbortSignal,
) => Result.Result<A, E> | Promise<Result.Result<A, E>> | Effect.Effect<A, E>

// Loads the Effect runtime lazily, so that a page whose adapters return no Effect hydrates without it. The runtime loads once, so that all
// first calls continue in one task.
const runtime = lazyModule(() => import("./run.ts"))

/**
 * Runs an adapter. The run starts synchronously once the Effect runtime is loaded, so that a page can still send its last call while it
 * closes.
 */
export const runAdapter = <Input, A, E>(
  adapter: Adapter<Input, A, E>,
  input: Input,
  signal: AbortSignal,
): Promise<Result.Result<A, E>> => {
  const outcome = adapter(input, signal)
  if (outcome instanceof Promise) return outcome
  if (Result.isResult(outcome)) return Promise.resolve(outcome)
  return runtime.loaded()?.runEffect(outcome, signal) ?? runtime().then(({ runEffect }) => runEffect(outcome, signal))
}

/** Returns an adapter from a lazy module. Fails with `CallFailed` if the module or the settings fail to load. */
export const lazyAdapter =
  <Module, Input, A, E>(load: () => Promise<Module>, choose: (module: Module) => Adapter<Input, A, E>) =>
  async (
    input: Input,
    signal: AbortSignal = new AbortController().signal,
  ): Promise<Result.Result<A, E | CallFailed>> => {
    const adapter = await load().then(choose, (cause: unknown) => Result.fail(causeToCallFailed(cause)))
    return typeof adapter === "function" ? runAdapter(adapter, input, signal) : adapter
  }

/**
 * Fills a port of a machine with an adapter: `fillPort(loadOrders(api))`. A stopping actor stops its adapter, and a stopped adapter reports
 * nothing. React's strict mode restarts the same actor, which must not receive the result of its first start.
 */
export const fillPort = <Input extends NonReducibleUnknown, A, E>(
  adapter: Adapter<Input, A, E>,
): PromiseActorLogic<Result.Result<A, E>, Input> =>
  fromPromise<Result.Result<A, E>, Input>(
    ({ input, signal }) =>
      new Promise((resolve, reject) => {
        runAdapter(adapter, input, signal).then(
          (result) => {
            if (!signal.aborted) resolve(result)
          },
          (bug: unknown) => {
            if (!signal.aborted) reject(bug as Error)
          },
        )
      }),
  )

interface Machine<Itself, Actors> {
  readonly provide: (parts: { readonly actors: Actors }) => Itself
}

type AdapterOf<Logic> =
  Logic extends PromiseActorLogic<infer Output, infer Input>
    ? [Output] extends [Result.Result<infer A, infer E>]
      ? Adapter<Input, A, E>
      : never
    : never
type Filling<Actors> = { readonly [Name in keyof Actors]: Actors[Name] | AdapterOf<NonNullable<Actors[Name]>> }

/** Returns the machine with its ports and feeds filled: `provide(orders)({ loadOrders: loadOrders(api) })`. */
export const provide =
  <Itself, Actors>(machine: Machine<Itself, Actors>) =>
  (filling: Filling<Actors>): Itself =>
    machine.provide({
      actors: Object.fromEntries(
        Object.entries(filling).map(([name, value]) => [
          name,
          typeof value === "function" ? fillPort(value as never) : value,
        ]),
      ) as Actors,
    })
