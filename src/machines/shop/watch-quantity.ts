import { fromCallback, type ActorRefFrom, type AnyEventObject, type SnapshotFrom } from "xstate"
import { quoteByCost, quoteByQuantity, type Quote } from "#domain/shop/quote.ts"
import { exceedsSaleRest } from "#domain/shop/sale-code.ts"
import type { calculator } from "./calculator.machine.ts"
import type { SaleQuantityChanged } from "./sale-code.machine.ts"

/**
 * Returns the event that reports the calculator's quantity. A quantity within the sale triggers a call that restores the code of an
 * existing order, so the feed reports it only after the edit is committed.
 */
const toldBy = (snapshot: SnapshotFrom<typeof calculator>): SaleQuantityChanged | null => {
  const { sale, order } = snapshot.context
  const quote = shownQuote(snapshot)
  if (sale === null || quote === null) return null
  const over = exceedsSaleRest(quote.quantity, sale.rest)
  if (order !== null && !over && !snapshot.hasTag("stable")) return null
  return {
    type: "quantity.committed",
    over,
    applied: order === null || order.code === sale.code,
  }
}

/** Fills the feed `watchQuantity` from the calculator. A repeated value causes no second event. */
export const watchQuantity = (calculatorActor: ActorRefFrom<typeof calculator>) =>
  fromCallback<AnyEventObject, undefined, SaleQuantityChanged>(({ sendBack }) => {
    let last = ""
    const report = (snapshot: SnapshotFrom<typeof calculator>) => {
      const event = toldBy(snapshot)
      const now = JSON.stringify(event)
      if (event === null || now === last) return
      last = now
      sendBack(event)
    }
    report(calculatorActor.getSnapshot())
    const watching = calculatorActor.subscribe(report)
    return () => watching.unsubscribe()
  })

/**
 * Returns the quote that a click on Continue would order now, after every keystroke. Returns null while the typed text is not an amount.
 */
export const shownQuote = (state: SnapshotFrom<typeof calculator>): Quote | null => {
  const { quote } = state.context
  if (quote === null) return null
  if (state.matches({ editing: "quantityLeads" }) || state.matches({ editing: "quantityInvalid" }))
    return quoteByQuantity(quote)
  if (state.matches({ editing: "costLeads" }) || state.matches({ editing: "costInvalid" })) return quoteByCost(quote)
  return quote
}
