/** Subscribes to the changes of a value: calls the listener on each change. Returns a function that ends the subscription. */
export type Changes = (listener: () => void) => () => void

interface Actor {
  readonly subscribe: (listener: () => void) => { readonly unsubscribe: () => void }
}

/** Subscribes to the snapshots of an actor. */
export const snapshotsOf =
  (actor: Actor): Changes =>
  (listener) =>
    actor.subscribe(listener).unsubscribe

/** Calls `report` now and on each of these changes. Returns a function that ends all subscriptions. */
export const reportOn = (changes: ReadonlyArray<Changes>, report: () => void): (() => void) => {
  const ends = changes.map((begin) => begin(report))
  report()
  return () => ends.forEach((end) => end())
}

/**
 * Reports a value now and after these changes, unless it equals the last reported value. Null means that there is nothing to report. A
 * machine that also changes its state by other events may need an equal report again: give it `reportOn`.
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
