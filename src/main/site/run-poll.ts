import { Effect } from "effect"
import { createActor, type ActorOptions } from "xstate"
import { provide } from "#adapters/shared/fill-port.ts"
import type { Subscribe } from "#adapters/shared/follow.ts"
import type { Network } from "#adapters/site/network.ts"
import { watchVisibility } from "#adapters/site/visibility.ts"
import { callFailed, taggedFailure, type CallFailed, type TaggedFailure } from "#domain/shared/failure.ts"
import type { PollStatus } from "#domain/shared/poll.ts"
import { poll, type PollInput } from "#machines/site/poll.machine.ts"
import { isPageInUse } from "#ui/kit/overlays/popovers.ts"

export type LoadFailure = TaggedFailure<string> | CallFailed

interface Source<Data> extends PollInput {
  /** The clock of the machine that shows the data. */
  readonly clock: NonNullable<ActorOptions<typeof poll>["clock"]>
  readonly load: Effect.Effect<Data, LoadFailure>
  /** Subscribes to the moments at which the shown data becomes stale: `onStale(app, topics)`. */
  readonly changes: Subscribe
  readonly network?: Network
  readonly browser: Window
  readonly onData: (data: Data) => void
  readonly onStatus?: (status: PollStatus) => void
  /** The feed calls this function when a bug has ended it. By default the bug is reported and the shown data stays. */
  readonly onBug?: (bug: unknown) => void
}

const pageInUse = taggedFailure("PageInUse")
const isCallFailed = (failure: LoadFailure): failure is CallFailed => failure._tag === "CallFailed"

/** Runs the machine `poll` for a feed. The caller must call `stop`. */
export const runPoll = <Data>({
  clock,
  every,
  isAwaited,
  load,
  changes,
  network,
  browser,
  onData,
  onStatus,
  onBug,
}: Source<Data>) => {
  let loadedAt = Date.now()
  let isStale = false
  const noteTime = Effect.sync(() => {
    loadedAt = Date.now()
    isStale = false
  })
  /** Fails while the page is in use, unless the customer waits for the data or the shown data is stale. */
  const whenFree = Effect.suspend(() =>
    !isAwaited && !isStale && isPageInUse(browser.document) ? Effect.fail(pageInUse) : Effect.void,
  )
  const loadWhenFree = whenFree.pipe(
    Effect.andThen(Effect.mapError(load, (failure) => (isCallFailed(failure) ? failure : callFailed("notFound")))),
    // Checks again, because the page may have come into use during the load.
    Effect.tap(() => whenFree),
    // Notes the time of a failure. An interruption does not count, because it means that the visitor left the page before the
    // response.
    Effect.tapError(() => noteTime),
    Effect.tap(() => noteTime),
    Effect.map((data) => {
      onData(data)
      return null
    }),
  )
  const actor = createActor(
    provide(poll)({
      watchVisibility: watchVisibility(browser, () => Date.now() - loadedAt, network),
      load: () => loadWhenFree,
    }),
    { input: { every, isAwaited }, clock },
  )
  actor.subscribe({
    next: ({ value, context }) => onStatus?.({ step: value, failures: context.backoff.failures }),
    ...(onBug && { error: onBug }),
  })
  const pollNow = () => {
    // A hidden page loads when it is shown again.
    loadedAt = 0
    isStale = true
    actor.send({ type: "poll.now" })
  }
  const stopChanges = changes(pollNow)
  actor.start()
  return {
    pollNow,
    stop: () => {
      stopChanges()
      actor.stop()
    },
  }
}
