import { availableStorage } from "../../adapters/site/theme"
import type { App } from "../site/app"

const key = "demo"

/**
 * Says on the root whether the demo's customer is here, which shows their bar. The profile says so only when the page stands: until then it is
 * the last session, so that the page does not shift.
 */
export const markDemoCustomer = ({ session }: App): void => {
  const { dataset } = document.documentElement
  const storage = availableStorage(() => localStorage)
  if (storage?.getItem(key) === "entered") dataset["demo"] = ""
  const look = () => {
    const { value } = session.getSnapshot()
    if (value === "checking" || (value === "demo") === (dataset["demo"] !== undefined)) return
    if (value === "demo") {
      dataset["demo"] = ""
      storage?.setItem(key, "entered")
    } else {
      delete dataset["demo"]
      storage?.removeItem(key)
    }
  }
  session.subscribe(look)
  look()
}
