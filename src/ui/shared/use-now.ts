import { use } from "react"
import type { Instant } from "#domain/shared/schema.ts"
import { useFlow } from "./flow.tsx"
import { SharedMachines } from "./shared-machines.tsx"

/** The time by the server's clock when the component appeared; null until it is read. */
export const useNow = (): Instant | null => {
  const { context } = useFlow(use(SharedMachines).countdown, { until: 0 }).state
  return typeof context.until === "number" ? null : context.until
}
