import type { SnapshotFrom } from "xstate"
import type { Reckoning } from "../../domain/reckoning"
import { costLeads, quantityLeads } from "../../domain/reckoning"
import type { calculator } from "./calculator.machine"

/** What a click on Continue would order now, following every keystroke. Null while what is typed is no amount. */
export const shownQuote = (state: SnapshotFrom<typeof calculator>): Reckoning | null => {
  const { reckoning } = state.context
  if (reckoning === null) return null
  if (state.matches({ editing: "quantityLeads" }) || state.matches({ editing: "quantityInvalid" }))
    return quantityLeads(reckoning)
  if (state.matches({ editing: "costLeads" }) || state.matches({ editing: "costInvalid" })) return costLeads(reckoning)
  return reckoning
}
