import type { OnApp } from "#scripts/paths/app/on-app.ts"
import { buying } from "./buying.ts"
import { cabinet } from "./cabinet.ts"
import { entrance } from "./entrance.ts"
import { lists } from "./lists.ts"
import { payments } from "./payments.ts"
import { settings } from "./settings.ts"

/** The machines that a test can drive in the whole app. docs/qa.md describes how to add one. */
export const appSetups: Readonly<Record<string, OnApp>> = {
  ...entrance,
  ...lists,
  ...settings,
  ...payments,
  ...buying,
  ...cabinet,
}
