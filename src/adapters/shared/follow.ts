/** Calls the listener on each change. Returns a function that ends the subscription. */
export type Changes = (listener: () => void) => () => void

interface Actor {
  readonly subscribe: (listener: () => void) => { readonly unsubscribe: () => void }
}

/** Each new snapshot of an actor. */
export const snapshotsOf =
  (actor: Actor): Changes =>
  (listener) =>
    actor.subscribe(listener).unsubscribe

/** Reports now and on each of these changes. Returns a function that ends all subscriptions. */
export const reportOn = (changes: ReadonlyArray<Changes>, report: () => void): (() => void) => {
  const ends = changes.map((begin) => begin(report))
  report()
  return () => ends.forEach((end) => end())
}

/**
 * Reports a value now, and after these changes whenever it differs from the last one; null is no value. Not for a listener that must learn
 * the same again, because it has moved on by itself: `reportOn`.
 */
export const follow = <Value>(
  changes: ReadonlyArray<Changes>,
  read: () => Value | null,
  report: (value: Value) => void,
): (() => void) => {
  let last = ""
  return reportOn(changes, () => {
    const value = read()
    const text = JSON.stringify(value)
    if (value === null || text === last) return
    last = text
    report(value)
  })
}
