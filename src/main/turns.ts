import type { App } from "./app"

export type Sessions = App["session"]

/** How often the display currency or the language of the customer has changed while the site is open. */
const createTurns = (session: Sessions) => {
  const listeners = new Set<() => void>()
  let known = session.getSnapshot().context.profile
  let count = 0
  const turn = () => {
    count += 1
    listeners.forEach((listener) => listener())
  }
  session.subscribe(({ context: { profile } }) => {
    if (profile === null) return
    const turned = known?.id === profile.id && known.currencyId !== profile.currencyId
    known = profile
    if (turned) turn()
  })
  return {
    turn,
    count: () => count,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}

const bySession = new WeakMap<Sessions, ReturnType<typeof createTurns>>()
export const turnsOf = (session: Sessions) => {
  const turns = bySession.get(session) ?? createTurns(session)
  bySession.set(session, turns)
  return turns
}
