import type { SnapshotFrom } from "xstate"
import type { Quote } from "../../domain/quote"
import { quoteByCost, quoteByQuantity } from "../../domain/quote"
import type { calculator } from "./calculator.machine"

/** What a click on Continue would order now, following every keystroke. Null while what is typed is no amount. */
export const shownQuote = (state: SnapshotFrom<typeof calculator>): Quote | null => {
  const { reckoning } = state.context
  if (reckoning === null) return null
  if (state.matches({ editing: "quantityLeads" }) || state.matches({ editing: "quantityInvalid" }))
    return quoteByQuantity(reckoning)
  if (state.matches({ editing: "costLeads" }) || state.matches({ editing: "costInvalid" }))
    return quoteByCost(reckoning)
  return reckoning
}
