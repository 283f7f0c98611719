import { useMemo, useSyncExternalStore } from "react"
import type { Config } from "../domain/config"
import { defaultConfig } from "../domain/config"
import { config, watchConfig } from "./config"
import { hints } from "./hints"

const before = () => defaultConfig

/** The settings for what is shown; the HTML knows the defaults alone. */
export const useConfig = (): Config => useSyncExternalStore(watchConfig, config, before)

export const useOutside = () => {
  const settings = useConfig()
  return useMemo(() => ({ ...settings, Hints: hints() }), [settings])
}
