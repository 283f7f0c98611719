import type { MarketCap } from "#domain/cabinet/account-summary.ts"
import { createOptionalDataMachine } from "#machines/shared/optional-data.ts"

/** State set 39, market cap: docs/states/cabinet/market-cap.md. The figures are optional, so a failure shows nothing. */
export const marketCap = createOptionalDataMachine<MarketCap, null>("marketCap", null)
