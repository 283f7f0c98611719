import { fromCallback, type AnyEventObject } from "xstate"
import { callNowAndOnChange, type Subscribe } from "#adapters/shared/follow.ts"
import type { PageVisibilityChanged } from "#machines/site/poll.machine.ts"
import type { Network } from "./network.ts"

interface Browser {
  readonly document: Pick<Document, "addEventListener" | "removeEventListener" | "visibilityState">
}

const online: Network = { isOffline: () => false, watch: () => () => undefined }

/**
 * Reports whether the page is visible and online, at the start and on each change. `age` returns the age of its data in milliseconds. A
 * page that ignores the network state and retries on its own schedule leaves out `network`.
 */
export const watchVisibility = ({ document }: Browser, age: () => number, network = online) =>
  fromCallback<AnyEventObject, undefined, PageVisibilityChanged>(({ sendBack }) => {
    const visibility: Subscribe = (listener) => {
      document.addEventListener("visibilitychange", listener)
      return () => document.removeEventListener("visibilitychange", listener)
    }
    return callNowAndOnChange([visibility, network.watch], () => {
      if (document.visibilityState === "hidden") sendBack({ type: "page.hidden" })
      else sendBack(network.isOffline() ? { type: "page.offline" } : { type: "page.shown", age: age() })
    })
  })
