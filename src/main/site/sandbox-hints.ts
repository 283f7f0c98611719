import type { ComponentType } from "react"
import type { Config } from "#domain/site/config.ts"
import type { HintsProps } from "#ui/site/site-config.ts"

let fetched: ComponentType<HintsProps> | null = null

/** Returns the component of the hints. Returns null until it is loaded, or if there is no sandbox. */
export const sandboxHintsComponent = () => fetched

/**
 * Loads the hints before the settings are published, so that fields render with their hints at once. If the hints fail to load, the fields
 * render without them.
 */
export const loadSandboxHints = async ({ sandbox }: Config): Promise<void> => {
  if (sandbox === null) return
  fetched = await import("#ui/site/sandbox-hint/sandbox-hints.tsx").then(
    ({ SandboxHints }) => SandboxHints,
    () => null,
  )
}
