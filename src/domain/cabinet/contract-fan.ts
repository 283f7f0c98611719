import { displayCurrencies } from "#domain/shared/currency.ts"
import { zero } from "#domain/shared/money.ts"
import { usualOutlook } from "#domain/shop/estimate.ts"
import { yearDays, yearMonths } from "#domain/shop/income.ts"
import type { Mining } from "#domain/shop/mining.ts"
import type { Offer } from "#domain/shop/offer.ts"
import { paybackFanOf, type PaybackFan } from "#domain/shop/payback-fan.ts"
import type { ContractDetails } from "./contract-details.ts"

/** In days. */
export interface Term {
  readonly passed: number
  /** Null without an end. */
  readonly whole: number | null
}

/** The coin and currency in which a contract can be estimated: the currency of what it cost. */
export const contractOfferOf = ({ contract, order }: ContractDetails): Pick<Offer, "coin" | "currency"> => ({
  coin: contract.currencyId,
  currency: displayCurrencies.find((currency) => currency === order?.cost.currencyId) ?? "unknown",
})

/**
 * What a running contract has brought so far, and what it could still bring. Null where its cost is not known, when it is
 * over, and for a stake: the call does not say whether it is returned, and without it every stake looks like a loss.
 */
export const contractFanOf = (details: ContractDetails, mining: Mining, { passed, whole }: Term): PaybackFan | null => {
  const { contract, order, equivalentNet } = details
  const { type, unit, quantity, state, localizedMaintenanceCostTh } = contract
  if (order === null || state !== "Active" || contract.currencyId === "eth2") return null
  if (equivalentNet.currencyId !== order.cost.currencyId) return null
  const duration = whole === null ? null : Math.round((whole * yearMonths) / yearDays)
  const offer = {
    ...contractOfferOf(details),
    type,
    unit,
    duration,
    localizedMaintenanceCostTh,
    oldlocalizedMaintenanceCostTh: null,
    stakeReturn: "unknown" as const,
  }
  const past: PaybackFan["past"] =
    passed === 0
      ? [{ day: 0, amount: equivalentNet.amount }]
      : [
          { day: 0, amount: zero },
          { day: passed, amount: equivalentNet.amount },
        ]
  return paybackFanOf({ offer, quantity, cost: order.cost.amount }, mining, usualOutlook(mining).difficulty, past)
}
