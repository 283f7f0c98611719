import { fromCallback } from "xstate"
import type { AnyEventObject } from "xstate"
import type { ConnectionChanged } from "../../machines/site/connection/connection.machine"

type Online = Pick<Window, "addEventListener" | "removeEventListener"> & {
  readonly navigator: Pick<Navigator, "onLine">
}

/** Whether the browser is online: the current value, then each change. */
export const watchConnection = (browser: Online) =>
  fromCallback<AnyEventObject, undefined, ConnectionChanged>(({ sendBack }) => {
    const report = () => sendBack({ type: browser.navigator.onLine ? "connection.restored" : "connection.lost" })
    report()
    browser.addEventListener("online", report)
    browser.addEventListener("offline", report)
    return () => {
      browser.removeEventListener("online", report)
      browser.removeEventListener("offline", report)
    }
  })
