import { useMemo } from "react"
import type { Config } from "../../domain/site/config"
import { defaultConfig } from "../../domain/site/config"
import { config } from "./config"
import { sandboxHintsComponent } from "./hints"
import { useStore } from "./use-store"

/** The settings for what is shown; the HTML knows the defaults alone. */
export const useConfig = (): Config => useStore(config, () => defaultConfig)

export const useSiteConfig = () => {
  const settings = useConfig()
  return useMemo(() => ({ ...settings, Hints: sandboxHintsComponent() }), [settings])
}
