import { Result } from "effect"
import { fromCallback, type AnyEventObject } from "xstate"
import { onStorage, type SafeStorage } from "#adapters/shared/safe-storage.ts"
import type { SidebarChanged } from "#machines/site/sidebar.machine.ts"

export const sidebarKey = "sidebar"

type Browser = Pick<Window, "addEventListener" | "removeEventListener">

/** Reports whether the menu is open, at the start and whenever another tab changes it. */
export const watchSidebar = (browser: Browser, storage: SafeStorage) =>
  fromCallback<AnyEventObject, undefined, SidebarChanged>(({ sendBack }) => {
    const report = () => sendBack({ type: storage.read() === "closed" ? "sidebar.wasClosed" : "sidebar.wasOpened" })
    report()
    return onStorage(browser, (key) => key === sidebarKey, report)
  })

export const saveSidebar =
  (storage: SafeStorage) =>
  ({ open }: { readonly open: boolean }): Result.Result<void> => {
    storage.write(open ? "open" : "closed")
    return Result.void
  }
