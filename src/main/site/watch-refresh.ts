import { Effect } from "effect"
import { fromCallback, type AnyEventObject, type NonReducibleUnknown } from "xstate"
import { asBackgroundApi, type Api } from "#adapters/shared/api.ts"
import type { CallFailed, TaggedFailure } from "#domain/shared/failure.ts"
import { timing } from "#domain/shared/timing.ts"
import type { Refreshed } from "#machines/shared/port.ts"
import type { Topic } from "#machines/site/freshness.machine.ts"
import { createPageApi } from "./api.ts"
import type { AppContext } from "./app.ts"
import { onStale, type Freshness } from "./freshness.ts"
import type { FeedOf } from "./lazy-ports.ts"
import { runPoll, type LoadFailure } from "./run-poll.ts"

interface RefreshOptions<Input, Data> {
  /**
   * Returns the interval in milliseconds for the shown data. If the result is null, or without this function, only the topics cause a
   * reload.
   */
  readonly interval?: (input: Input) => number | null
  /** Loads the data in the background. The feed ignores a failure, because the shown data stays. */
  readonly load: (input: Input) => Effect.Effect<Data, LoadFailure>
  /** The topics that make the data stale. Stale data reloads immediately, even while the page is in use. */
  readonly topics: ReadonlyArray<Topic>
}

export const getRefreshInterval = (): number => timing.refresh

/** Loads the data whenever a topic becomes stale. Only the newest load counts. */
const loadWhenStale = <Data>(
  app: Freshness,
  topics: ReadonlyArray<Topic>,
  load: () => Effect.Effect<Data, unknown>,
  onLoaded: (data: Data) => void,
) => {
  let newest = 0
  const reload = () => {
    const run = ++newest
    const loaded = Effect.map(load(), (data) => {
      if (run === newest) onLoaded(data)
    })
    Effect.runFork(Effect.option(loaded))
  }
  return onStale(app, topics)(reload)
}

/** Returns the function of the feed `watchRefresh`, for a lazy module (see ./lazy-ports.ts). */
export const createRefreshFeed =
  <Input extends NonReducibleUnknown, Data>(
    app: Freshness,
    { interval, load, topics }: RefreshOptions<Input, Data>,
    browser: () => Window = () => window,
  ): FeedOf<Input, Refreshed<Data>> =>
  ({ input, system, sendBack }) => {
    const every = interval?.(input) ?? null
    const onData = (data: Data) => sendBack({ type: "data.refreshed", data })
    if (every === null) return loadWhenStale(app, topics, () => load(input), onData)
    return runPoll({
      clock: system._clock,
      every,
      isAwaited: false,
      load: load(input),
      changes: onStale(app, topics),
      browser: browser(),
      onData,
    }).stop
  }

/** Fills the feed `watchRefresh`. The feed loads while the machine that shows the data is idle, and shows no sign of it on the page. */
export const watchRefresh = <Input extends NonReducibleUnknown, Data>(
  ...refreshing: Parameters<typeof createRefreshFeed<Input, Data>>
) => fromCallback<AnyEventObject, Input, Refreshed<Data>>(createRefreshFeed(...refreshing))

/** Loads data, and loads it again if it became stale during the load. */
export const loadFresh = <Input, Data, Failure>(
  app: Freshness,
  topics: ReadonlyArray<Topic>,
  load: (input: Input) => Effect.Effect<Data, Failure>,
) => {
  const loadAll = (input: Input): Effect.Effect<Data, Failure> =>
    Effect.suspend(() => {
      let isStale = false
      const noteStale = () => {
        isStale = true
      }
      const stop = onStale(app, topics)(noteStale)
      return load(input).pipe(
        Effect.ensuring(Effect.sync(stop)),
        Effect.flatMap((data) => (isStale ? loadAll(input) : Effect.succeed(data))),
      )
    })
  return loadAll
}

interface FreshDataOptions<Input, Shown, Data, Failure> extends Pick<
  RefreshOptions<Shown, Data>,
  "interval" | "topics"
> {
  readonly load: (api: Api) => (input: Input) => Effect.Effect<Data, Failure>
}

/** Returns the load of a page for its port, and its feed that refreshes in the background. */
export const loadAndRefresh = <
  Input extends NonReducibleUnknown,
  Data,
  Failure extends TaggedFailure<string> | CallFailed,
  Shown extends Input = Input,
>(
  app: Pick<AppContext, "loadApi" | "freshness">,
  { load, ...when }: FreshDataOptions<Input, Shown, Data, Failure>,
) => {
  const api = createPageApi(app)
  return {
    load: loadFresh(app, when.topics, load(api)),
    watchRefresh: watchRefresh<Shown, Data>(app, { ...when, load: load(asBackgroundApi(api)) }),
  }
}

/** Creates a feed without events, for a page whose data never refreshes. */
export const createNoRefreshFeed = <Input extends NonReducibleUnknown, Data>() =>
  fromCallback<AnyEventObject, Input, Refreshed<Data>>(() => undefined)
