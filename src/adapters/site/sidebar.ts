import { Result } from "effect"
import { fromCallback, type AnyEventObject } from "xstate"
import { callNowAndOnChange } from "#adapters/shared/follow.ts"
import { onStorage, type SafeStorage } from "#adapters/shared/safe-storage.ts"
import type { SidebarChanged } from "#machines/site/sidebar.machine.ts"

export const sidebarKey = "sidebar"

type Browser = Pick<Window, "addEventListener" | "removeEventListener">

/** Reports whether the menu is open, at the start and whenever another tab changes it. */
export const watchSidebar = (browser: Browser, storage: SafeStorage) =>
  fromCallback<AnyEventObject, undefined, SidebarChanged>(({ sendBack }) =>
    callNowAndOnChange([onStorage(browser, (key) => key === sidebarKey)], () =>
      sendBack({ type: storage.read() === "closed" ? "sidebar.closed" : "sidebar.opened" }),
    ),
  )

export const saveSidebar =
  (storage: SafeStorage) =>
  ({ isOpen }: { readonly isOpen: boolean }): Result.Result<void> => {
    storage.write(isOpen ? "open" : "closed")
    return Result.void
  }
