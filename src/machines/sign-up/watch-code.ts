import type { ActorRefFrom, AnyEventObject, SnapshotFrom } from "xstate"
import { fromCallback } from "xstate"
import type { promoCheck } from "../promo-check/promo-check.machine"
import type { CodeTold } from "./code-told"

/** What a form has to know of the promo check's state. */
export const toldBy = ({ value, context }: SnapshotFrom<typeof promoCheck>): CodeTold => {
  switch (value) {
    case "empty":
      return { type: "code.accepted", code: null }
    case "sorting":
    case "typing":
    case "checking":
      return { type: "code.pending" }
    case "validWithSale":
    case "validWithoutSale":
      return { type: "code.accepted", code: context.code.trim() }
    // Not applied, and nothing waits for it.
    case "unchecked":
      return { type: "code.accepted", code: null }
    case "invalid":
      return { type: "code.refused" }
  }
}

/** Fills the feed `watchCode` with the promo check beside the form. */
export const watchCode = (promo: ActorRefFrom<typeof promoCheck>) =>
  fromCallback<AnyEventObject, undefined, CodeTold>(({ sendBack }) => {
    sendBack(toldBy(promo.getSnapshot()))
    const watching = promo.subscribe((snapshot) => sendBack(toldBy(snapshot)))
    return () => watching.unsubscribe()
  })
