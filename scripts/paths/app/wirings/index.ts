import type { OnApp } from "../on-app"
import { buying } from "./buying"
import { cabinet } from "./cabinet"
import { entrance } from "./entrance"
import { lists } from "./lists"
import { money } from "./money"
import { payments } from "./payments"
import { settings } from "./settings"

/** Machines that the app can be led through. docs/qa.md says how one is added. */
export const wirings: Readonly<Record<string, OnApp>> = {
  ...entrance,
  ...lists,
  ...settings,
  ...money,
  ...payments,
  ...buying,
  ...cabinet,
}
