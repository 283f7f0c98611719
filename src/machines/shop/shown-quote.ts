import type { SnapshotFrom } from "xstate"
import { quoteByCost, quoteByQuantity, type Quote } from "#domain/shop/quote.ts"
import type { calculator } from "./calculator.machine.ts"

/** What a click on Continue would order now, following every keystroke. Null while what is typed is no amount. */
export const shownQuote = (state: SnapshotFrom<typeof calculator>): Quote | null => {
  const { quote } = state.context
  if (quote === null) return null
  if (state.matches({ editing: "quantityLeads" }) || state.matches({ editing: "quantityInvalid" }))
    return quoteByQuantity(quote)
  if (state.matches({ editing: "costLeads" }) || state.matches({ editing: "costInvalid" })) return quoteByCost(quote)
  return quote
}
