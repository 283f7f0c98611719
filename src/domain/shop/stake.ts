import { BigDecimal } from "effect"
import { percentOf, type Decimal } from "#domain/shared/money.ts"
import type { Mining } from "./mining.ts"
import type { Offer } from "./offer.ts"

/** The facts that a buyer of a stake needs: its yield, its return, and its price compared with the coin's. */
export interface StakeTerms {
  /** The yield in percent a year. */
  readonly yearlyYield: Decimal
  readonly stakeReturn: Offer["stakeReturn"]
  /** The percentage by which the price of one staked ETH exceeds that of one ETH. Negative if it is lower. */
  readonly premium: Decimal
  /** The fee in percent on top of the coin's price, as the terms of the stake name it. Null if the server does not send it. */
  readonly fee: Decimal | null
}

/** Returns the terms of a stake. Returns null if the coin is mined, or if the mining data is for another coin or currency. */
export const stakeTermsOf = (
  offer: Pick<Offer, "coin" | "currency" | "localizedToPayAmount" | "stakeReturn" | "stakeFee">,
  mining: Mining,
): StakeTerms | null => {
  if (mining.algorithm !== "staking" || offer.coin !== mining.currencyId || offer.currency !== mining.clientCurrencyId)
    return null
  const above = BigDecimal.subtract(offer.localizedToPayAmount, mining.rate)
  return {
    yearlyYield: mining.yearlyYield,
    stakeReturn: offer.stakeReturn,
    fee: offer.stakeFee,
    premium: percentOf(above, mining.rate),
  }
}
