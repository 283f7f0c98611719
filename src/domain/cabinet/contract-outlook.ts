import { BigDecimal } from "effect"
import { displayCurrencies } from "#domain/shared/currency.ts"
import type { MoneyAmount } from "#domain/shared/money-wire.ts"
import { roundHalfUp, zero, type Decimal } from "#domain/shared/money.ts"
import { usualOutlook } from "#domain/shop/estimate.ts"
import { yearMonths, type Purchase } from "#domain/shop/income.ts"
import type { Mining } from "#domain/shop/mining.ts"
import type { Offer } from "#domain/shop/offer.ts"
import { calculatePaybackFan, type PaybackFan } from "#domain/shop/payback-fan.ts"
import { yearDays } from "#domain/shop/stretch.ts"
import type { ContractDetails } from "./contract-details.ts"
import { shownContractState, type Contract } from "./contract.ts"

/** The days of a contract: `passed` so far, and `whole` for the full term. */
export interface Term {
  readonly passed: number
  /** Null for an open-ended contract. */
  readonly whole: number | null
}

/**
 * The income of a running contract so far, and the income still expected at an unchanged price. The amounts are rounded as shown, and they
 * add up.
 */
export interface ContractOutlook {
  readonly fan: PaybackFan
  readonly purchase: Purchase
  readonly earned: Decimal
  readonly expected: Decimal
  /** The worth of the stake that is returned on the last day. */
  readonly stake: Decimal | null
  /** The end of the fan, which is the sum of `earned`, `expected` and `stake`. */
  readonly end: Decimal
}

/** A contract with its sums, from its page or from a list. */
export type OutlookSubject = Pick<ContractDetails, "contract" | "equivalentNet"> & {
  readonly order: { readonly cost: MoneyAmount } | null
}

/** Returns a listed contract with its sums. Returns null if the server did not send them. */
export const outlookSubjectOf = (contract: Contract): OutlookSubject | null => {
  const { cost, equivalentNet } = contract
  return cost === null || equivalentNet === null ? null : { contract, order: { cost }, equivalentNet }
}

/** Returns the coin and the currency of an estimate. The currency is that of the contract's cost. */
export const contractOfferOf = ({ contract, order }: OutlookSubject): Pick<Offer, "coin" | "currency"> => ({
  coin: contract.currencyId,
  currency: displayCurrencies.find((currency) => currency === order?.cost.currencyId) ?? "unknown",
})

/**
 * Returns true if a contract can be estimated. The contract must run, and its cost must be known. The return of a stake must be known too,
 * because without it every stake looks like a loss.
 */
export const hasOutlook = ({ contract, order, equivalentNet }: OutlookSubject): boolean =>
  order !== null &&
  order.cost.currencyId === equivalentNet.currencyId &&
  shownContractState(contract) === "Active" &&
  contract.startDate !== null &&
  (contract.currencyId !== "eth2" || contract.stakeReturn !== "unknown")

/** The decimals of a shown amount, in every display currency. */
const shownDigits = 2
const roundForDisplay = (amount: Decimal) => roundHalfUp(amount, shownDigits)

/**
 * Returns the outlook of a contract. Returns null if the contract cannot be estimated, or if the mining data is for a different coin or
 * currency.
 */
export const calculateContractOutlook = (
  details: OutlookSubject,
  mining: Mining,
  { passed, whole }: Term,
): ContractOutlook | null => {
  if (!hasOutlook(details)) return null
  const { contract, order, equivalentNet } = details
  const { type, unit, quantity, localizedMaintenanceCostTh, stakeReturn } = contract
  const duration = whole === null ? null : Math.round((whole * yearMonths) / yearDays)
  const offer = {
    ...contractOfferOf(details),
    type,
    unit,
    duration,
    localizedMaintenanceCostTh,
    oldlocalizedMaintenanceCostTh: null,
    stakeReturn,
  }
  const start = { day: 0, amount: passed === 0 ? equivalentNet.amount : zero }
  const past: PaybackFan["past"] = passed === 0 ? [start] : [start, { day: passed, amount: equivalentNet.amount }]
  const purchase = { offer, quantity, cost: order!.cost.amount }
  const fan = calculatePaybackFan(purchase, mining, usualOutlook(mining), past, whole)
  if (fan === null) return null
  const [earned, end] = [roundForDisplay(equivalentNet.amount), roundForDisplay(fan.ends.asToday)]
  const stake = fan.stake && roundForDisplay(fan.stake)
  return {
    fan,
    purchase,
    earned,
    // The estimate absorbs the rounding difference, because the stake must have the same worth wherever the site shows it.
    expected: BigDecimal.subtract(BigDecimal.subtract(end, earned), stake ?? zero),
    stake,
    end,
  }
}
