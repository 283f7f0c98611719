export interface Listeners<News extends ReadonlyArray<unknown>> {
  /** Adds a listener. The returned function removes it. */
  readonly add: (listener: (...news: News) => void) => () => void
  readonly call: (...news: News) => void
  readonly isEmpty: () => boolean
}

export const createListeners = <News extends ReadonlyArray<unknown> = []>(): Listeners<News> => {
  const all = new Set<(...news: News) => void>()
  return {
    add: (listener) => {
      all.add(listener)
      return () => all.delete(listener)
    },
    // Iterates over a copy, so that a listener that is added during the call does not get this news.
    call: (...news) => {
      for (const listener of Array.from(all)) listener(...news)
    },
    isEmpty: () => all.size === 0,
  }
}
