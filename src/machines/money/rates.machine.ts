import type { Rate } from "#domain/money/rate.ts"
import { createFiguresMachine } from "#machines/shared/figures.ts"

/** State set 39, live rates: docs/states/money/rates.md. The list leaves out a rate that failed to load. */
export const rates = createFiguresMachine<ReadonlyArray<Rate>>("rates", [])
