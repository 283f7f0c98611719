import { BigDecimal } from "effect"
import { percentOf, type Decimal } from "#domain/shared/money.ts"
import type { Mining } from "./mining.ts"
import type { Offer } from "./offer.ts"

/** The facts that a buyer of a stake needs: its yield, its return, and its price compared with the coin's. */
export interface StakeTerms {
  /** Percent a year. */
  readonly yearlyYield: Decimal
  readonly stakeReturn: Offer["stakeReturn"]
  /** The percentage by which the price of one staked ETH is above that of one ETH; negative below it. */
  readonly premium: Decimal
  /** Percent that the price has on top of the coin's, by its own terms; null if they name none. */
  readonly fee: Decimal | null
}

/** Null for a mined coin, and in another currency. */
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
