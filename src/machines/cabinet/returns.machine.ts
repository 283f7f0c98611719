import type { Returns } from "#domain/cabinet/account-summary.ts"
import { createFiguresMachine } from "#machines/shared/figures.ts"

/** State set 211, returns: docs/states/cabinet/returns.md. The figures are optional (extension `estimates`), so a failure shows nothing. */
export const returns = createFiguresMachine<Returns, null>("returns", null)
