import type { Returns } from "#domain/cabinet/account-summary.ts"
import { createOptionalDataMachine } from "#machines/shared/optional-data.ts"

/** State set 211, returns: docs/states/cabinet/returns.md. The figures are optional (extension `estimates`), so a failure shows nothing. */
export const returns = createOptionalDataMachine<Returns, null>("returns", null)
