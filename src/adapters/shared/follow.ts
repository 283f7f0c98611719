/** Subscribes to the changes of a value: calls the listener on each change. Returns a function that ends the subscription. */
export type Subscribe = (listener: () => void) => () => void

interface Actor {
  readonly subscribe: (listener: () => void) => { readonly unsubscribe: () => void }
}

/** Subscribes to the snapshots of an actor. */
export const onSnapshot =
  (actor: Actor): Subscribe =>
  (listener) =>
    actor.subscribe(listener).unsubscribe

/** Calls `report` now and on each change. Returns a function that ends all subscriptions. */
export const callNowAndOnChange = (subscriptions: ReadonlyArray<Subscribe>, report: () => void): (() => void) => {
  const ends = subscriptions.map((subscribe) => subscribe(report))
  report()
  return () => ends.forEach((end) => end())
}

/**
 * Reports a value now and after these changes, unless it equals the last reported value. Null means that there is nothing to report. A
 * machine that also changes its state by other events may need an equal report again: give it `callNowAndOnChange`.
 */
export const follow = <Value>(
  subscriptions: ReadonlyArray<Subscribe>,
  read: () => Value | null,
  report: (value: Value) => void,
): (() => void) => {
  let last = ""
  return callNowAndOnChange(subscriptions, () => {
    const value = read()
    const text = JSON.stringify(value)
    if (value === null || text === last) return
    last = text
    report(value)
  })
}
