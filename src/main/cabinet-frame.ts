import type { ComponentType } from "react"
import type { CabinetProps } from "../ui/layout/cabinet-layout"

/** The menu and header of the cabinet: fetched with its first page, for no other page needs them. */
export const createCabinetFrame = () => {
  let fetched: ComponentType<CabinetProps> | null = null
  const listeners = new Set<() => void>()
  return {
    /** Null until it has been fetched. */
    frame: () => fetched,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => { listeners.delete(listener) }
    },
    fetch: async (): Promise<void> => {
      if (fetched !== null) return
      fetched = (await import("../ui/layout/cabinet-layout")).CabinetLayout
      listeners.forEach((listener) => listener())
    }
  }
}
export type CabinetFrame = ReturnType<typeof createCabinetFrame>
