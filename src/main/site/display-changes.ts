import type { App } from "./app"
import { createStore } from "./store"
import type { Store } from "./store"

export type Sessions = App["session"]

/** Counts the changes of the display currency or language while the site is open. */
const createDisplayChanges = (session: Sessions): Store<number> => {
  const changes = createStore(0)
  let currentProfile = session.getSnapshot().context.profile
  session.subscribe(({ context: { profile } }) => {
    if (profile === null) return
    const hasChanged = currentProfile?.id === profile.id && currentProfile.currencyId !== profile.currencyId
    currentProfile = profile
    if (hasChanged) changes.set(changes.get() + 1)
  })
  return changes
}

const bySession = new WeakMap<Sessions, Store<number>>()
export const displayChangesOf = (session: Sessions): Store<number> => {
  const changes = bySession.get(session) ?? createDisplayChanges(session)
  bySession.set(session, changes)
  return changes
}

export const notifyDisplayChange = (session: Sessions): void => {
  const changes = displayChangesOf(session)
  changes.set(changes.get() + 1)
}
