import { use, useSyncExternalStore } from "react"
import { FlowOptions } from "./flow.tsx"

const subscribeToNothing = () => () => {}

/**
 * A value that only the browser knows: the prerendered HTML has `before`; after hydration the real value replaces it.
 * A page that shows a snapshot is rendered as after hydration.
 */
export const useAfterHydration = <Value>(before: Value, after: () => Value): Value => {
  const { snapshots } = use(FlowOptions)
  return useSyncExternalStore(subscribeToNothing, after, () => (snapshots === undefined ? before : after()))
}
