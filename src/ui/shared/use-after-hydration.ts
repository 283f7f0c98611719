import { useSyncExternalStore } from "react"

const subscribeToNothing = () => () => {}

/** A value that only the browser knows: the prerendered HTML has `before`; after hydration the real value replaces it. */
export const useAfterHydration = <Value>(before: Value, after: () => Value): Value =>
  useSyncExternalStore(subscribeToNothing, after, () => before)
