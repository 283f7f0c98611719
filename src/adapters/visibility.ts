import { fromCallback } from "xstate"
import type { VisibilityTold } from "../machines/crypto-status/crypto-status.machine"
import type { AnyEventObject } from "xstate"

type Change = (listener: () => void) => () => void
const never: Change = () => () => undefined

/** Whether the page is in front of somebody: first how it is, then each change. What is to be read anew is shown as if for the first time. */
export const watchVisibility = (page: Document, readAnew = never) =>
  fromCallback<AnyEventObject, undefined, VisibilityTold>(({ sendBack }) => {
    const tell = () => sendBack({ type: page.visibilityState === "hidden" ? "page.hidden" : "page.shown" })
    tell()
    page.addEventListener("visibilitychange", tell)
    const stop = readAnew(() => {
      sendBack({ type: "page.hidden" })
      tell()
    })
    return () => {
      stop()
      page.removeEventListener("visibilitychange", tell)
    }
  })
