/** Calls all listeners that were added and not removed since. */
export interface Listeners<News extends ReadonlyArray<unknown>> {
  /** Returns a function that removes it. */
  readonly add: (listener: (...news: News) => void) => () => void
  /** Says whether there is one. */
  readonly call: (...news: News) => boolean
}

export const createListeners = <News extends ReadonlyArray<unknown> = []>(): Listeners<News> => {
  const all = new Set<(...news: News) => void>()
  return {
    add: (listener) => {
      all.add(listener)
      return () => all.delete(listener)
    },
    // A listener that is added meanwhile has the news already.
    call: (...news) => [...all].map((listener) => listener(...news)).length > 0,
  }
}
