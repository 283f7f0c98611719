import type { MarketCap } from "#domain/cabinet/account-summary.ts"
import { createFiguresMachine } from "#machines/shared/figures.ts"

/** State set 39, market cap: docs/states/cabinet/market-cap.md. The figures are optional, so a failure shows nothing. */
export const marketCap = createFiguresMachine<MarketCap, null>("marketCap", null)
