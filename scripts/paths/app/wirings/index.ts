import type { OnApp } from "#scripts/paths/app/on-app.ts"
import { buying } from "./buying.ts"
import { cabinet } from "./cabinet.ts"
import { entrance } from "./entrance.ts"
import { lists } from "./lists.ts"
import { payments } from "./payments.ts"
import { settings } from "./settings.ts"

/** Machines that the app can be led through. docs/qa.md says how one is added. */
export const wirings: Readonly<Record<string, OnApp>> = {
  ...entrance,
  ...lists,
  ...settings,
  ...payments,
  ...buying,
  ...cabinet,
}
