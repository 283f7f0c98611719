import { fromCallback, type ActorRefFrom, type AnyEventObject, type SnapshotFrom } from "xstate"
import { quoteByCost, quoteByQuantity, type Quote } from "#domain/shop/quote.ts"
import { exceedsRemainingSale } from "#domain/shop/sale-code.ts"
import type { calculator } from "./calculator.machine.ts"
import type { SaleQuantityChanged } from "./sale-code.machine.ts"

/**
 * Returns the event that reports the calculator's quantity, or null if there is nothing to report. A quantity within the sale makes the
 * machine `saleCode` restore the code of an existing order. The feed reports such a quantity only after the edit is committed.
 */
const createQuantityEvent = (snapshot: SnapshotFrom<typeof calculator>): SaleQuantityChanged | null => {
  const { sale, order } = snapshot.context
  const quote = findDisplayedQuote(snapshot)
  if (sale === null || quote === null) return null
  const isOverSale = exceedsRemainingSale(quote.quantity, sale.remainingQuantity)
  if (order !== null && !isOverSale && !snapshot.hasTag("stable")) return null
  return {
    type: "quantity.committed",
    isOverSale,
    isApplied: order === null || order.code === sale.code,
  }
}

/** Fills the feed `watchQuantity` from the calculator. A repeated value causes no second event. */
export const watchQuantity = (calculatorActor: ActorRefFrom<typeof calculator>) =>
  fromCallback<AnyEventObject, undefined, SaleQuantityChanged>(({ sendBack }) => {
    let last = ""
    const report = (snapshot: SnapshotFrom<typeof calculator>) => {
      const event = createQuantityEvent(snapshot)
      const now = JSON.stringify(event)
      if (event === null || now === last) return
      last = now
      sendBack(event)
    }
    report(calculatorActor.getSnapshot())
    const subscription = calculatorActor.subscribe(report)
    return () => subscription.unsubscribe()
  })

/**
 * Returns the quote that a click on Continue would order now, even in the middle of typing. Returns null while the typed text is
 * not an amount.
 */
export const findDisplayedQuote = (state: SnapshotFrom<typeof calculator>): Quote | null => {
  const { quote } = state.context
  if (quote === null) return null
  if (state.matches({ editing: "quantityLeads" }) || state.matches({ editing: "quantityInvalid" }))
    return quoteByQuantity(quote)
  if (state.matches({ editing: "costLeads" }) || state.matches({ editing: "costInvalid" })) return quoteByCost(quote)
  return quote
}
