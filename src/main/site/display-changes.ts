import type { App } from "./app"

export type Sessions = App["session"]

/** Counts the changes of the customer's display currency or language while the site is open. */
const createDisplayChanges = (session: Sessions) => {
  const listeners = new Set<() => void>()
  let currentProfile = session.getSnapshot().context.profile
  let count = 0
  const notify = () => {
    count += 1
    listeners.forEach((listener) => listener())
  }
  session.subscribe(({ context: { profile } }) => {
    if (profile === null) return
    const hasChanged = currentProfile?.id === profile.id && currentProfile.currencyId !== profile.currencyId
    currentProfile = profile
    if (hasChanged) notify()
  })
  return {
    notify,
    count: () => count,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}

const bySession = new WeakMap<Sessions, ReturnType<typeof createDisplayChanges>>()
export const displayChangesOf = (session: Sessions) => {
  const changes = bySession.get(session) ?? createDisplayChanges(session)
  bySession.set(session, changes)
  return changes
}
