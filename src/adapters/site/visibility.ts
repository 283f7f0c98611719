import { fromCallback } from "xstate"
import type { PageVisibilityChanged } from "../../machines/payments/payment-poll"
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
 * Whether the page is visible and online: the current value, then each change. A page whose data must reload is reported as
 * visible again.
 */
export const watchVisibility = (browser: Browser, watchReload = never) =>
  fromCallback<AnyEventObject, undefined, PageVisibilityChanged>(({ sendBack }) => {
    const report = () => sendBack({ type: stateOf(browser) })
    report()
    browser.document.addEventListener("visibilitychange", report)
    browser.addEventListener("online", report)
    browser.addEventListener("offline", report)
    const stop = watchReload(() => {
      sendBack({ type: "page.hidden" })
      report()
    })
    return () => {
      stop()
      browser.document.removeEventListener("visibilitychange", report)
      browser.removeEventListener("online", report)
      browser.removeEventListener("offline", report)
    }
  })
