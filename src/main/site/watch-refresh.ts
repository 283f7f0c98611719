import { Effect } from "effect"
import { createActor, fromCallback } from "xstate"
import type { AnyEventObject, NonReducibleUnknown } from "xstate"
import { fillPort } from "../../adapters/shared/fill-port"
import { watchVisibility } from "../../adapters/site/visibility"
import type { CallFailed, TaggedFailure } from "../../domain/shared/failure"
import { taggedFailure } from "../../domain/shared/failure"
import type { Refreshed } from "../../machines/shared/refreshed"
import { refresh } from "../../machines/site/refresh/refresh.machine"
import { isPageInUse } from "../../ui/kit/overlays/popovers"
import type { Store } from "./store"

interface Refreshing<Input, Data> {
  /** Milliseconds, by what is shown. */
  readonly interval: (input: Input) => number
  /** In the background: a failure is ignored. */
  readonly load: (input: Input) => Effect.Effect<Data, TaggedFailure<string> | CallFailed>
  /** What is shown is stale with each change. */
  readonly changes?: Pick<Store<unknown>, "subscribe">
}

const skipped = taggedFailure("RefreshSkipped")

/** Fills the feed `watchRefresh`: runs the machine `refresh` while the machine that shows the data rests. */
export const watchRefresh = <Input extends NonReducibleUnknown, Data>(
  { interval, load, changes }: Refreshing<Input, Data>,
  browser: () => Window = () => window,
) =>
  fromCallback<AnyEventObject, Input, Refreshed<Data>>(({ input, sendBack }) => {
    const site = browser()
    let loadedAt = Date.now()
    const noteTime = Effect.sync(() => {
      loadedAt = Date.now()
    })
    const whenFree = Effect.suspend(() => (isPageInUse(site.document) ? Effect.fail(skipped) : Effect.void))
    const reload = whenFree.pipe(
      Effect.andThen(load(input)),
      // The page may have come into use meanwhile.
      Effect.tap(() => whenFree),
      Effect.mapError((failure) => (failure._tag === "CallFailed" ? (failure as CallFailed) : skipped)),
      // Not after an interruption: then the page was left before the response.
      Effect.tapError(() => noteTime),
      Effect.tap(() => noteTime),
      Effect.map((data) => {
        sendBack({ type: "data.refreshed", data })
        return null
      }),
    )
    const watchChanges = (listener: () => void) =>
      changes?.subscribe(() => {
        loadedAt = 0
        listener()
      }) ?? (() => undefined)
    const actor = createActor(
      refresh.provide({
        actors: {
          watchVisibility: watchVisibility(site, { data: watchChanges }),
          readAge: fillPort(() => Effect.sync(() => Date.now() - loadedAt)),
          reload: fillPort(() => reload),
        },
      }),
      { input: { interval: interval(input) } },
    ).start()
    return () => actor.stop()
  })

/** For a page whose data stays as it was loaded. */
export const noRefresh = <Input extends NonReducibleUnknown, Data>() =>
  fromCallback<AnyEventObject, Input, Refreshed<Data>>(() => undefined)
