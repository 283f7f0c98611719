import type { OnApp } from "../on-app"
import { entrance } from "./entrance"
import { lists } from "./lists"
import { money } from "./money"
import { settings } from "./settings"

/** Machines with a page of their own in the app. docs/qa.md says how one is added. */
export const wirings: Readonly<Record<string, OnApp>> = { ...entrance, ...lists, ...settings, ...money }
