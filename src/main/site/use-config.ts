import { useMemo } from "react"
import { defaultConfig, type Config } from "#domain/site/config.ts"
import { config } from "./config.ts"
import { sandboxHintsComponent } from "./hints.ts"
import { useStore } from "./use-store.ts"

/** The settings for what is shown; the HTML knows the defaults alone. */
export const useConfig = (): Config => useStore(config, () => defaultConfig)

export const useSiteConfig = () => {
  const settings = useConfig()
  return useMemo(() => ({ ...settings, Hints: sandboxHintsComponent() }), [settings])
}
