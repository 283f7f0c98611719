import { useMemo, useSyncExternalStore } from "react"
import type { Config } from "../../domain/site/config"
import { defaultConfig } from "../../domain/site/config"
import { currentConfig, watchConfig } from "./config"
import { sandboxHintsComponent } from "./hints"

const before = () => defaultConfig

/** The settings for what is shown; the HTML knows the defaults alone. */
export const useConfig = (): Config => useSyncExternalStore(watchConfig, currentConfig, before)

export const useSiteConfig = () => {
  const settings = useConfig()
  return useMemo(() => ({ ...settings, Hints: sandboxHintsComponent() }), [settings])
}
