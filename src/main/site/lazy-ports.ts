import { Result } from "effect"
import { fromCallback, type AnyEventObject, type EventObject, type NonReducibleUnknown } from "xstate"
import { runAdapter, type Adapter } from "#adapters/shared/fill-port.ts"
import type { LazyModule } from "#adapters/shared/lazy-module.ts"
import { causeToCallFailed, type CallFailed } from "#domain/shared/failure.ts"

/** The function inside XState's `fromCallback`. */
export type FeedOf<Input, FeedEvent extends EventObject> = Parameters<
  typeof fromCallback<AnyEventObject, Input, FeedEvent>
>[0]

/**
 * Returns the ports of a page from a lazy module, so that the page hydrates without Effect and the decoders. A port runs
 * immediately when the module is loaded.
 */
export const lazyPorts = <Module, Ports>(module: LazyModule<Module>, create: (module: Module) => Ports) => {
  let created: Ports | null = null
  const portsOf = (loaded: Module): Ports => (created ??= create(loaded))
  const loadedPorts = (): Ports | null => {
    const loaded = module.loaded()
    return loaded === null ? null : portsOf(loaded)
  }
  const late =
    <Input, A, E, Missing>(
      choose: (ports: Ports) => Adapter<Input, A, E>,
      missing: (cause: unknown) => Result.Result<A, Missing>,
    ): Adapter<Input, A, E | Missing> =>
    (input, signal) => {
      const ports = loadedPorts()
      if (ports !== null) return choose(ports)(input, signal)
      return module().then((loaded) => runAdapter(choose(portsOf(loaded)), input, signal), missing)
    }
  return {
    /** Returns a port that fails if the module fails to load. */
    port: <Input, A, E>(choose: (ports: Ports) => Adapter<Input, A, E>): Adapter<Input, A, E | CallFailed> =>
      late(choose, (cause) => Result.fail(causeToCallFailed(cause))),
    /** Returns a port that cannot fail. If the module fails to load, the port returns `missing`. */
    portWithDefault: <Input, A>(choose: (ports: Ports) => Adapter<Input, A>, missing: A): Adapter<Input, A> =>
      late(choose, () => Result.succeed(missing)),
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
        const ports = loadedPorts()
        if (ports !== null) start(ports)
        else
          void module().then(
            (loaded) => start(portsOf(loaded)),
            () => {
              // Ignores a failure to load the module, because the shown data stays.
            },
          )
        return () => {
          hasStopped = true
          stop?.()
        }
      }),
  }
}
