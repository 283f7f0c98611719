import { createContext } from "react"
import type { Config } from "../domain/config"
import { defaultConfig } from "../domain/config"

/** What the operator has set: addresses of other sites, and the sandbox's hints. */
export const Outside = createContext<Pick<Config, "help" | "explorers" | "sandbox">>(defaultConfig)
