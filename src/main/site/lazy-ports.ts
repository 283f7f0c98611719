import { Result } from "effect"
import { fromCallback, type AnyEventObject, type EventObject, type NonReducibleUnknown } from "xstate"
import { runAdapter, type Adapter } from "#adapters/shared/fill-port.ts"
import { callFailed, type CallFailed } from "#domain/shared/failure.ts"
import { prefetch, type LazyCalls } from "./lazy-calls.ts"

/** The function inside XState's `fromCallback`. */
export type FeedOf<Input, FeedEvent extends EventObject> = Parameters<
  typeof fromCallback<AnyEventObject, Input, FeedEvent>
>[0]

/**
 * Returns the ports of a page from a lazy module, so that the page hydrates without Effect and the decoders. A port runs at once when the
 * module is loaded.
 */
export const lazyPorts = <Ports>(page: Pick<LazyCalls, "hydrated" | "network">, load: () => Promise<Ports>) => {
  let loaded: Ports | null = null
  const loadOnce = prefetch(page, async () => (loaded = await load()))
  const late =
    <Input, A, E, Missing>(
      choose: (ports: Ports) => Adapter<Input, A, E>,
      missing: Result.Result<A, Missing>,
    ): Adapter<Input, A, E | Missing> =>
    (input, signal) =>
      loaded === null
        ? loadOnce().then(
            (ports) => runAdapter(choose(ports), input, signal),
            () => missing,
          )
        : choose(loaded)(input, signal)
  return {
    /** If the module fails to load, the server counts as unreachable. */
    port: <Input, A, E>(choose: (ports: Ports) => Adapter<Input, A, E>): Adapter<Input, A, E | CallFailed> =>
      late(choose, Result.fail(callFailed("offline"))),
    /** Returns a port that cannot fail. If the module fails to load, the port returns `missing`. */
    quietPort: <Input, A>(choose: (ports: Ports) => Adapter<Input, A>, missing: A): Adapter<Input, A> =>
      late(choose, Result.succeed(missing)),
    /** Returns a feed that starts when the module is loaded. */
    feed: <Input extends NonReducibleUnknown, FeedEvent extends EventObject>(
      choose: (ports: Ports) => FeedOf<Input, FeedEvent>,
    ) =>
      fromCallback<AnyEventObject, Input, FeedEvent>((params) => {
        let hasStopped = false
        let stop: (() => void) | void = undefined
        const start = (ports: Ports) => {
          if (!hasStopped) stop = choose(ports)(params)
        }
        if (loaded !== null) start(loaded)
        else
          void loadOnce().then(start, () => {
            // The shown data stays.
          })
        return () => {
          hasStopped = true
          stop?.()
        }
      }),
  }
}
