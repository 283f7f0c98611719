import { useSyncExternalStore } from "react"
import type { Config } from "../domain/config"
import { defaultConfig } from "../domain/config"
import { config, watchConfig } from "./config"

const before = () => defaultConfig

/** The settings for what is shown; the HTML knows the defaults alone. */
export const useConfig = (): Config => useSyncExternalStore(watchConfig, config, before)
