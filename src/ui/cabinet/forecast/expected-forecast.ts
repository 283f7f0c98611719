import type { RevenuePoint } from "../../../domain/cabinet/forecast"
import type { RatedCoin } from "../../../domain/money/rate"

/** The monthly forecast of one coin under its price assumptions. */
export interface ExpectedForecast {
  readonly coin: RatedCoin
  readonly points: ReadonlyArray<RevenuePoint>
}
