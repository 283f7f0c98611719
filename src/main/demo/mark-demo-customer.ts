import { safeStorage } from "#adapters/shared/safe-storage.ts"
import type { App } from "#main/site/app.ts"

/**
 * Says on the root whether the demo's customer is here, which shows their bar. The profile says so only when the page stands: until then it is
 * the last session, so that the page does not shift.
 */
export const markDemoCustomer = ({ session }: App): void => {
  const { dataset } = document.documentElement
  const storage = safeStorage(() => localStorage, "demo")
  if (storage.read() === "entered") dataset["demo"] = ""
  const look = () => {
    const { value } = session.getSnapshot()
    if (value === "checking" || (value === "demo") === (dataset["demo"] !== undefined)) return
    if (value === "demo") {
      dataset["demo"] = ""
      storage.write("entered")
    } else {
      delete dataset["demo"]
      storage.remove()
    }
  }
  session.subscribe(look)
  look()
}
