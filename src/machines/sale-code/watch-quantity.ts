import type { ActorRefFrom, AnyEventObject, SnapshotFrom } from "xstate"
import { fromCallback } from "xstate"
import { isOverRest } from "../../domain/sale-code"
import type { calculator } from "../calculator/calculator.machine"
import type { QuantityTold } from "./sale-code.machine"

/** What the sale has to know of a calculator; null while its quantity is not settled. */
export const toldBy = (snapshot: SnapshotFrom<typeof calculator>): QuantityTold | null => {
  const { sale, order, reckoning } = snapshot.context
  if (!snapshot.hasTag("settled") || sale === null || reckoning === null) return null
  return {
    type: "quantity.settled",
    over: isOverRest(reckoning.quantity, sale.rest),
    applied: order === null || order.code === sale.code
  }
}

/** Fills the feed `watchQuantity` with the calculator around it. The same twice is told once. */
export const watchQuantity = (of: ActorRefFrom<typeof calculator>) =>
  fromCallback<AnyEventObject, undefined, QuantityTold>(({ sendBack }) => {
    let last = ""
    const tell = (snapshot: SnapshotFrom<typeof calculator>) => {
      const told = toldBy(snapshot)
      const now = JSON.stringify(told)
      if (told === null || now === last) return
      last = now
      sendBack(told)
    }
    tell(of.getSnapshot())
    const watching = of.subscribe(tell)
    return () => watching.unsubscribe()
  })
