import type { Returns } from "#domain/cabinet/account-summary.ts"
import { figures } from "#machines/shared/figures.ts"

/** State set 211, returns: docs/states/cabinet/returns.md. */
export const returns = figures<Returns, null>("returns", null)
