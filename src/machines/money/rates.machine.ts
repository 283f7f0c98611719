import type { Rate } from "#domain/money/rate.ts"
import { figures } from "#machines/shared/figures.ts"

/** State set 39, live rates: docs/states/money/rates.md. A rate that could not be loaded is left out. */
export const rates = figures<ReadonlyArray<Rate>>("rates", [])
