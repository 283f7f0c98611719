import { fromCallback } from "xstate"
import type { VisibilityTold } from "../machines/crypto-status/crypto-status.machine"
import type { AnyEventObject } from "xstate"

/** Whether the page is in front of somebody: first how it is, then each change. */
export const watchVisibility = (page: Document) => fromCallback<AnyEventObject, undefined, VisibilityTold>(({ sendBack }) => {
  const tell = () => sendBack({ type: page.visibilityState === "hidden" ? "page.hidden" : "page.shown" })
  tell()
  page.addEventListener("visibilitychange", tell)
  return () => page.removeEventListener("visibilitychange", tell)
})
