import { Result } from "effect"
import { fromCallback } from "xstate"
import type { AnyEventObject } from "xstate"
import type { SidebarChanged } from "../../machines/site/sidebar/sidebar.machine"

const key = "sidebar"

/** Null if the browser refuses storage: the choice then lasts as long as the page. */
type Kept = Pick<Storage, "getItem" | "setItem"> | null
type Browser = Pick<Window, "addEventListener" | "removeEventListener">

/** How the menu was left: at the start, and whenever another tab changes it. */
export const watchSidebar = (browser: Browser, storage: Kept) =>
  fromCallback<AnyEventObject, undefined, SidebarChanged>(({ sendBack }) => {
    const report = () =>
      sendBack({ type: storage?.getItem(key) === "closed" ? "sidebar.wasClosed" : "sidebar.wasOpened" })
    const changed = (event: StorageEvent) => {
      if (event.key === key) report()
    }
    report()
    browser.addEventListener("storage", changed)
    return () => browser.removeEventListener("storage", changed)
  })

export const saveSidebar =
  (storage: Kept) =>
  ({ open }: { readonly open: boolean }): Result.Result<void> => {
    storage?.setItem(key, open ? "open" : "closed")
    return Result.void
  }
