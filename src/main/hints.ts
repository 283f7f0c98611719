import type { ComponentType } from "react"
import type { Config } from "../domain/config"
import type { HintsProps } from "../ui/site-config"

let fetched: ComponentType<HintsProps> | null = null

/** Null until it has been fetched, and wherever there is no sandbox. */
export const sandboxHintsComponent = () => fetched

/** Loaded before the settings are published, so that fields render with their hints at once. If it fails to load, they render without them. */
export const loadSandboxHints = async ({ sandbox }: Config): Promise<void> => {
  if (sandbox === null) return
  fetched = await import("../ui/kit/sandbox-hints").then(
    ({ SandboxHints }) => SandboxHints,
    () => null,
  )
}
