import { BigDecimal } from "effect"
import { displayCurrencies } from "#domain/shared/currency.ts"
import type { MoneyAmount } from "#domain/shared/money-wire.ts"
import { roundHalfUp, zero, type Decimal } from "#domain/shared/money.ts"
import { createDefaultScenario } from "#domain/shop/estimate.ts"
import { yearDays } from "#domain/shop/income-period.ts"
import { yearMonths, type Purchase } from "#domain/shop/income.ts"
import type { Mining } from "#domain/shop/mining.ts"
import type { Offer } from "#domain/shop/offer.ts"
import { calculatePaybackFan, type PaybackFan } from "#domain/shop/payback-fan.ts"
import type { ContractDetails } from "./contract-details.ts"
import { deriveContractState, type Contract } from "./contract.ts"

/** The passed days and the term of a contract. */
export interface Term {
  /** The days since the start. */
  readonly passedDays: number
  /** The days of the full term. Null for an open-ended contract. */
  readonly totalDays: number | null
}

/**
 * The income of a running contract so far, and the income still expected at an unchanged price. The amounts are rounded as shown, and they
 * add up.
 */
export interface ContractEstimate {
  readonly fan: PaybackFan
  readonly purchase: Purchase
  /** The payouts minus fees so far. */
  readonly earned: Decimal
  /** The income from today until the end of the fan. */
  readonly expected: Decimal
  /** The worth of the stake that is returned on the last day. Null if no stake is returned. */
  readonly stake: Decimal | null
  /** The end of the fan, which is the sum of `earned`, `expected` and `stake`. */
  readonly total: Decimal
}

/** A contract with its sums, from its page or from a list. */
export type ContractWithSums = Pick<ContractDetails, "contract" | "equivalentNet"> & {
  readonly order: { readonly cost: MoneyAmount } | null
}

/** Returns a listed contract with its sums, or null if the server did not send them. */
export const contractWithSumsOf = (contract: Contract): ContractWithSums | null => {
  const { cost, equivalentNet } = contract
  return cost === null || equivalentNet === null ? null : { contract, order: { cost }, equivalentNet }
}

/** Returns the coin and the currency of an estimate. The currency is that of the contract's cost. */
export const contractOfferOf = ({ contract, order }: ContractWithSums): Pick<Offer, "coin" | "currency"> => ({
  coin: contract.currencyId,
  currency: displayCurrencies.find((currency) => currency === order?.cost.currencyId) ?? "unknown",
})

/**
 * Returns true if a contract can be estimated. The contract must run, and its cost must be known. The return of a stake must be known too,
 * because without it every stake looks like a loss.
 */
export const canEstimateContract = ({ contract, order, equivalentNet }: ContractWithSums): boolean =>
  order !== null &&
  order.cost.currencyId === equivalentNet.currencyId &&
  deriveContractState(contract) === "Active" &&
  contract.startDate !== null &&
  (contract.currencyId !== "eth2" || contract.stakeReturn !== "unknown")

/** The decimals of a shown amount, in every display currency. */
const displayDigits = 2
const roundForDisplay = (amount: Decimal) => roundHalfUp(amount, displayDigits)

/** Returns the estimate of a contract, or null if `canEstimateContract` is false or the mining data is for another coin or currency. */
export const estimateContract = (
  details: ContractWithSums,
  mining: Mining,
  { passedDays, totalDays }: Term,
): ContractEstimate | null => {
  if (!canEstimateContract(details)) return null
  const { contract, order, equivalentNet } = details
  const { type, unit, quantity, localizedMaintenanceCostTh, stakeReturn } = contract
  const duration = totalDays === null ? null : Math.round((totalDays * yearMonths) / yearDays)
  const offer = {
    ...contractOfferOf(details),
    type,
    unit,
    duration,
    localizedMaintenanceCostTh,
    oldlocalizedMaintenanceCostTh: null,
    stakeReturn,
  }
  // On day 0 the only past point has the income so far.
  const start = { day: 0, amount: passedDays === 0 ? equivalentNet.amount : zero }
  const past: PaybackFan["past"] =
    passedDays === 0 ? [start] : [start, { day: passedDays, amount: equivalentNet.amount }]
  const purchase = { offer, quantity, cost: order!.cost.amount }
  const fan = calculatePaybackFan(purchase, mining, createDefaultScenario(mining), past, totalDays)
  if (fan === null) return null
  const [earned, total] = [roundForDisplay(equivalentNet.amount), roundForDisplay(fan.ends.asToday)]
  const stake = fan.stake && roundForDisplay(fan.stake)
  return {
    fan,
    purchase,
    earned,
    // The estimate absorbs the rounding difference, because the stake must have the same worth wherever the site shows it.
    expected: BigDecimal.subtract(BigDecimal.subtract(total, earned), stake ?? zero),
    stake,
    total,
  }
}
