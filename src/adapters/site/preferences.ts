import { Option } from "effect"
import { fromCallback, type AnyEventObject } from "xstate"
import { createBroadcast, type Broadcast } from "#adapters/shared/broadcast.ts"
import type { Channel } from "#adapters/shared/channel.ts"
import type { SharedCookies } from "#adapters/shared/cookies.ts"
import { lazyModule } from "#adapters/shared/lazy-module.ts"
import { locales, type Locale } from "#domain/shared/currency.ts"
import type { LocaleChanged } from "#machines/site/locale.machine.ts"
import type { PreferenceChange } from "./preference-change.ts"

export interface PreferenceChannel extends Pick<Broadcast<PreferenceChange>, "subscribe"> {
  /** Returns the language of the last change, or null before the first change. */
  readonly locale: () => Locale | null
  readonly notify: (change: PreferenceChange) => void
}

const decoder = lazyModule(() => import("./preference-change.ts"))

/** Creates the channel of the changes. An invalid message of another tab is ignored. */
export const createPreferenceChannel = (
  channel: Channel,
  whenUpToDate: SharedCookies["whenUpToDate"],
): PreferenceChannel => {
  const { post, subscribe } = createBroadcast(channel, whenUpToDate, (data) =>
    decoder().then(
      ({ decodeChange }) => Option.getOrNull(decodeChange(data)),
      // If the module fails to load, the other tab's choice applies from the next page.
      () => null,
    ),
  )
  let last: Locale | null = null
  subscribe((change) => {
    if ("locale" in change) last = change.locale
  })
  return { locale: () => last, notify: post, subscribe }
}

/** Reports the language whenever something other than this switch changes it. */
export const watchLocale = (preferences: PreferenceChannel) =>
  fromCallback<AnyEventObject, undefined, LocaleChanged>(({ sendBack }) => {
    const notify = (locale: Locale) => sendBack({ type: "locale.changed", locale })
    // The profile may have loaded before the switch subscribed, so the switch gets the last language first.
    const last = preferences.locale()
    if (last !== null) notify(last)
    return preferences.subscribe((change) => {
      if ("locale" in change) notify(change.locale)
    })
  })

interface StoredPreferences {
  readonly id: string
  /** The language in the profile. Null if the customer has chosen none. */
  readonly culture: string | null
}

/**
 * Returns a function that returns the saved choice if it is new and differs from the shown language, and null otherwise. The
 * specification gives the saved choice of the user priority over the cookie. A choice that was made here and could not be saved
 * stays.
 */
export const createSavedLocale = () => {
  let last: StoredPreferences | null = null
  return (profile: StoredPreferences | null, shown: Locale): Locale | null => {
    if (profile === null) return null
    const isNew = last === null || profile.id !== last.id || profile.culture !== last.culture
    last = { id: profile.id, culture: profile.culture }
    const saved = locales.find((locale) => locale === profile.culture)
    return isNew && saved !== undefined && saved !== shown ? saved : null
  }
}
