import { use } from "react"
import type { Instant } from "#domain/shared/schema.ts"
import { useFlow } from "./flow.tsx"
import { SharedMachines } from "./shared-machines.tsx"

/**
 * Returns the server's time at the mount of the component, or null before the machine has read it. The browser's own clock may be
 * wrong.
 */
export const useNow = (): Instant | null => {
  const { context } = useFlow(use(SharedMachines).countdown, { until: 0 }).state
  return typeof context.until === "number" ? null : context.until
}
