import { fromCallback } from "xstate"
import type { PageVisibilityChanged } from "../machines/crypto-status/crypto-status.machine"
import type { AnyEventObject } from "xstate"

type Change = (listener: () => void) => () => void
const never: Change = () => () => undefined

type Browser = Pick<Window, "addEventListener" | "removeEventListener"> & {
  readonly document: Pick<Document, "addEventListener" | "removeEventListener" | "visibilityState">
  readonly navigator: Pick<Navigator, "onLine">
}

const stateOf = ({ document, navigator }: Browser): PageVisibilityChanged["type"] => {
  if (document.visibilityState === "hidden") return "page.hidden"
  return navigator.onLine ? "page.shown" : "page.offline"
}

/**
 * Whether the page is in front of a person, and has a network: first how it is, then each change. What is to be read anew is shown as if
 * for the first time.
 */
export const watchVisibility = (browser: Browser, readAnew = never) =>
  fromCallback<AnyEventObject, undefined, PageVisibilityChanged>(({ sendBack }) => {
    const tell = () => sendBack({ type: stateOf(browser) })
    tell()
    browser.document.addEventListener("visibilitychange", tell)
    browser.addEventListener("online", tell)
    browser.addEventListener("offline", tell)
    const stop = readAnew(() => {
      sendBack({ type: "page.hidden" })
      tell()
    })
    return () => {
      stop()
      browser.document.removeEventListener("visibilitychange", tell)
      browser.removeEventListener("online", tell)
      browser.removeEventListener("offline", tell)
    }
  })
