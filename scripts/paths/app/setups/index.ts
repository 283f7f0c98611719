import type { AppSetup } from "#scripts/paths/app/app-setup.ts"
import { buying } from "./buying.ts"
import { cabinet } from "./cabinet.ts"
import { entrance } from "./entrance.ts"
import { lists } from "./lists.ts"
import { payments } from "./payments.ts"
import { settings } from "./settings.ts"

/** The machines that a test can drive in the whole app. docs/qa.md describes how to add one. */
export const appSetups: Readonly<Record<string, AppSetup>> = {
  ...entrance,
  ...lists,
  ...settings,
  ...payments,
  ...buying,
  ...cabinet,
}
