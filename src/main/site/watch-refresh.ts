import type { Effect } from "effect"
import { fromCallback } from "xstate"
import type { AnyEventObject, NonReducibleUnknown } from "xstate"
import type { Refreshed } from "../../machines/shared/refreshed"
import type { Changes, LoadFailure } from "./run-feed"
import { runFeed } from "./run-feed"

interface Refreshing<Input, Data> {
  /** Milliseconds, by what is shown. */
  readonly interval: (input: Input) => number
  /** In the background: a failure is ignored. */
  readonly load: (input: Input) => Effect.Effect<Data, LoadFailure>
  readonly changes?: Changes
}

/** Fills the feed `watchRefresh`: loads while the machine that shows the data rests, without a sign of it on the page. */
export const watchRefresh = <Input extends NonReducibleUnknown, Data>(
  { interval, load, changes }: Refreshing<Input, Data>,
  browser: () => Window = () => window,
) =>
  fromCallback<AnyEventObject, Input, Refreshed<Data>>(
    ({ input, system, sendBack }) =>
      runFeed({
        clock: system._clock,
        every: interval(input),
        isAwaited: false,
        load: load(input),
        changes,
        browser: browser(),
        onData: (data) => sendBack({ type: "data.refreshed", data }),
      }).stop,
  )

/** For a page whose data stays as it was loaded. */
export const noRefresh = <Input extends NonReducibleUnknown, Data>() =>
  fromCallback<AnyEventObject, Input, Refreshed<Data>>(() => undefined)
