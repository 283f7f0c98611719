import type { ComponentType } from "react"
import type { CabinetLayoutProps } from "#ui/site/layout/cabinet-layout.tsx"
import { loadTexts } from "#ui/shared/i18n.ts"
import type { App } from "./app.ts"
import { createStore } from "./store.ts"

/** Menu and header of the cabinet, loaded with its first page. */
export const createCabinetFrame = (app: App) => {
  const frame = createStore<ComponentType<CabinetLayoutProps> | null>(null)
  return {
    /** Null until it is loaded. */
    frame,
    fetch: async (): Promise<void> => {
      if (frame.get() !== null) return
      const [{ createCabinetShell }] = await Promise.all([
        import("./cabinet-shell.tsx"),
        loadTexts(app.i18n, app.locale(), ["support", "partner"]),
      ])
      // Two pages may request it at the same time; its machines start once.
      if (frame.get() === null) frame.set(createCabinetShell(app))
    },
  }
}
export type CabinetFrame = ReturnType<typeof createCabinetFrame>
