export interface Listeners<News extends ReadonlyArray<unknown>> {
  /** Adds a listener. The returned function removes it. */
  readonly add: (listener: (...news: News) => void) => () => void
  /** Calls each listener. Returns false if there is none. */
  readonly call: (...news: News) => boolean
}

export const createListeners = <News extends ReadonlyArray<unknown> = []>(): Listeners<News> => {
  const all = new Set<(...news: News) => void>()
  return {
    add: (listener) => {
      all.add(listener)
      return () => all.delete(listener)
    },
    // Iterates over a copy, so that a listener that is added during the call does not get this news.
    call: (...news) => [...all].map((listener) => listener(...news)).length > 0,
  }
}
