import { useSyncExternalStore } from "react"

const never = () => () => {}

/** What only this browser knows. The page came as HTML and says `before` there; once it lives it says the truth. */
export const useAfterHydration = <Value>(before: Value, after: () => Value): Value =>
  useSyncExternalStore(never, after, () => before)
