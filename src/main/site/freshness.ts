import { fromCallback, type ActorRefFrom, type AnyEventObject } from "xstate"
import { provide } from "#adapters/shared/fill-port.ts"
import { follow, onSnapshot } from "#adapters/shared/follow.ts"
import type { PreferenceChannel } from "#adapters/site/preferences.ts"
import { freshness, type ProfileLoaded, type Topic } from "#machines/site/freshness.machine.ts"
import type { session } from "#machines/site/session.machine.ts"

type Session = ActorRefFrom<typeof session>

/** The fields of `AppContext` that these feeds need. */
export interface Freshness {
  readonly freshness: ActorRefFrom<typeof freshness>
}

/** Creates the machine `freshness`, which follows the profile of this session. */
export const createFreshness = (sessionActor: Session) =>
  provide(freshness)({
    watchProfile: fromCallback<AnyEventObject, undefined, ProfileLoaded>(({ sendBack }) => {
      const read = (): ProfileLoaded | null => {
        const { profile } = sessionActor.getSnapshot().context
        return profile && { type: "profile.loaded", id: profile.id, currencyId: profile.currencyId }
      }
      return follow([onSnapshot(sessionActor)], read, sendBack)
    }),
  })

/** The topics of all data that the server prices or words for the customer. */
export const displayTopics: ReadonlyArray<Topic> = ["currency", "language"]

/** Calls the listener each time one of these topics becomes stale. Returns a function that ends the subscription. */
export const onStale =
  ({ freshness: actor }: Freshness, topics: ReadonlyArray<Topic>) =>
  (listener: () => void): (() => void) =>
    actor.on("stale", ({ topics: stale }) => {
      if (stale.some((topic) => topics.includes(topic))) listener()
    }).unsubscribe

/** Reloads the profile, which the header and the other pages of this tab show too. */
export const reloadProfile = ({ freshness: actor }: Freshness) => actor.send({ type: "stale", topics: ["session"] })

/** Reloads the profile in this tab and in the other tabs. */
export const notifyProfileChanged =
  (app: Freshness & { readonly preferences: Pick<PreferenceChannel, "notify"> }) => () => {
    reloadProfile(app)
    app.preferences.notify({ profile: "changed" })
  }

/** Returns a function that reports that a withdrawal was made or cancelled. */
export const notifyWithdrawalChanged =
  ({ freshness: actor }: Freshness) =>
  () =>
    actor.send({ type: "stale", topics: ["balances", "history"] })
