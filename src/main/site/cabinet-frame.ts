import type { ComponentType } from "react"
import { loadTexts } from "../../ui/shared/i18n"
import type { CabinetLayoutProps } from "../../ui/site/layout/cabinet-layout"
import type { App } from "./app"

/** The menu and header of the cabinet: fetched with its first page, for no other page needs them. */
export const createCabinetFrame = (app: App) => {
  let fetched: ComponentType<CabinetLayoutProps> | null = null
  const listeners = new Set<() => void>()
  return {
    /** Null until it has been fetched. */
    frame: () => fetched,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    fetch: async (): Promise<void> => {
      if (fetched !== null) return
      const [{ createCabinetShell }] = await Promise.all([
        import("./cabinet-shell"),
        loadTexts(app.i18n, app.locale(), ["support", "partner"]),
      ])
      // Two pages may request it at once; the shell starts it once.
      fetched ??= createCabinetShell(app)
      listeners.forEach((listener) => listener())
    },
  }
}
export type CabinetFrame = ReturnType<typeof createCabinetFrame>
