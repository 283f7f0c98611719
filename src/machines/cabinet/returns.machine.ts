import type { Returns } from "#domain/cabinet/account-summary.ts"
import { figures } from "#machines/shared/figures.ts"

/** State set 211, returns: docs/states/cabinet/returns.md. The figures are optional (extension `estimates`), so a failure shows nothing. */
export const returns = figures<Returns, null>("returns", null)
