import type { Rate } from "#domain/money/rate.ts"
import { createOptionalDataMachine } from "#machines/shared/optional-data.ts"

/** State set 39, live rates: docs/states/money/rates.md. The list leaves out a rate that failed to load. */
export const rates = createOptionalDataMachine<ReadonlyArray<Rate>>("rates", [])
