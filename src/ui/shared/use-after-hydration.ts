import { use, useSyncExternalStore } from "react"
import { FlowOptions } from "./flow.tsx"

const subscribeToNothing = () => () => {}

/**
 * Returns a value that only the browser can read. The prerendered HTML contains `before`, and the real value replaces it after
 * hydration. A page that shows a snapshot renders the real value immediately.
 */
export const useAfterHydration = <Value>(before: Value, after: () => Value): Value => {
  const { snapshots } = use(FlowOptions)
  return useSyncExternalStore(subscribeToNothing, after, () => (snapshots === undefined ? before : after()))
}
