import { displayCurrencies } from "#domain/shared/currency.ts"
import { zero } from "#domain/shared/money.ts"
import type { Instant } from "#domain/shared/schema.ts"
import { usualOutlook } from "#domain/shop/estimate.ts"
import { yearDays, yearMonths } from "#domain/shop/income.ts"
import type { Mining } from "#domain/shop/mining.ts"
import type { Offer } from "#domain/shop/offer.ts"
import { paybackFanOf, type PaybackFan } from "#domain/shop/payback-fan.ts"
import type { ContractDetails } from "./contract-details.ts"

const dayMs = 86_400_000
const daysBetween = (from: Instant, to: Instant) => Math.floor((Date.parse(to) - Date.parse(from)) / dayMs)

/** The coin and currency in which a contract can be estimated: the currency of what it cost. */
export const contractOfferOf = ({ contract, order }: ContractDetails): Pick<Offer, "coin" | "currency"> => ({
  coin: contract.currencyId,
  currency: displayCurrencies.find((currency) => currency === order?.cost.currencyId) ?? "unknown",
})

/** What a running contract has brought so far, and what it could still bring. Null where its cost or start is not known, and when it is over. */
export const contractFanOf = (details: ContractDetails, mining: Mining, now: Instant): PaybackFan | null => {
  const { contract, order, equivalentNet } = details
  const { type, unit, quantity, startDate, endDate, state, localizedMaintenanceCostTh } = contract
  if (order === null || startDate === null || state !== "Active") return null
  if (equivalentNet.currencyId !== order.cost.currencyId) return null
  const duration = endDate === null ? null : Math.round((daysBetween(startDate, endDate) * yearMonths) / yearDays)
  const offer = {
    ...contractOfferOf(details),
    type,
    unit,
    duration,
    localizedMaintenanceCostTh,
    oldlocalizedMaintenanceCostTh: null,
    // The call does not say whether a stake comes back.
    stakeReturn: "unknown" as const,
  }
  const passed = Math.max(0, daysBetween(startDate, now))
  const past: PaybackFan["past"] =
    passed === 0
      ? [{ day: 0, amount: equivalentNet.amount }]
      : [
          { day: 0, amount: zero },
          { day: passed, amount: equivalentNet.amount },
        ]
  return paybackFanOf({ offer, quantity, cost: order.cost.amount }, mining, usualOutlook(mining).difficulty, past)
}
