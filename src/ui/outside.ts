import { createContext } from "react"
import type { Config } from "../domain/config"
import { defaultConfig } from "../domain/config"

/** Addresses of other sites that the operator has set. */
export const Outside = createContext<Pick<Config, "help" | "explorers">>(defaultConfig)
