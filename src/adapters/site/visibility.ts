import { fromCallback } from "xstate"
import type { AnyEventObject } from "xstate"
import type { PageVisibilityChanged } from "../../machines/payments/payment-poll"
import type { Network } from "./network"

type Change = (listener: () => void) => () => void
const never: Change = () => () => undefined

interface Browser {
  readonly document: Pick<Document, "addEventListener" | "removeEventListener" | "visibilityState">
}
interface Changes {
  /** Of what the page shows: it must load again. */
  readonly data?: Change
  /** Left out by a page that says nothing about it and tries again in its time. */
  readonly network?: Network
}

const online: Network = { isOffline: () => false, watch: never }

/** Whether the page is visible and online: the current value, then each change. A page whose data must reload is reported as visible again. */
export const watchVisibility = ({ document }: Browser, { data = never, network = online }: Changes = {}) =>
  fromCallback<AnyEventObject, undefined, PageVisibilityChanged>(({ sendBack }) => {
    const stateOf = (): PageVisibilityChanged["type"] => {
      if (document.visibilityState === "hidden") return "page.hidden"
      return network.isOffline() ? "page.offline" : "page.shown"
    }
    const report = () => sendBack({ type: stateOf() })
    report()
    document.addEventListener("visibilitychange", report)
    const stopNetwork = network.watch(report)
    const stopData = data(() => {
      sendBack({ type: "page.hidden" })
      report()
    })
    return () => {
      stopData()
      stopNetwork()
      document.removeEventListener("visibilitychange", report)
    }
  })
