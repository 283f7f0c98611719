import { BigDecimal } from "effect"
import { displayCurrencies } from "#domain/shared/currency.ts"
import { roundHalfUp, zero, type Decimal } from "#domain/shared/money.ts"
import { usualOutlook } from "#domain/shop/estimate.ts"
import { yearMonths, type Purchase } from "#domain/shop/income.ts"
import { yearDays } from "#domain/shop/stretch.ts"
import type { Mining } from "#domain/shop/mining.ts"
import type { Offer } from "#domain/shop/offer.ts"
import { paybackFanOf, type PaybackFan } from "#domain/shop/payback-fan.ts"
import type { MoneyAmount } from "#domain/shared/money-wire.ts"
import { shownContractState, type Contract } from "./contract.ts"
import type { ContractDetails } from "./contract-details.ts"

/** The days of a contract: `passed`, and `whole` for all of them. */
export interface Term {
  readonly passed: number
  /** Null without an end. */
  readonly whole: number | null
}

/** The income of a running contract so far, and the one still expected at an unchanged price. The shown amounts add up. */
export interface ContractOutlook {
  readonly fan: PaybackFan
  readonly purchase: Purchase
  readonly earned: Decimal
  readonly expected: Decimal
  /** A stake that comes back on the last day; null where none does. */
  readonly stake: Decimal | null
  /** The fan's end: all of these together. */
  readonly end: Decimal
}

/** The contract with its sums: of its page, or of a list. */
export type OutlookSubject = Pick<ContractDetails, "contract" | "equivalentNet"> & {
  readonly order: { readonly cost: MoneyAmount } | null
}

/** A contract of a list, where its sums are known. */
export const outlookSubjectOf = (contract: Contract): OutlookSubject | null => {
  const { cost, equivalentNet } = contract
  return cost === null || equivalentNet === null ? null : { contract, order: { cost }, equivalentNet }
}

/** The coin and currency in which a contract can be estimated: the currency of what it cost. */
export const contractOfferOf = ({ contract, order }: OutlookSubject): Pick<Offer, "coin" | "currency"> => ({
  coin: contract.currencyId,
  currency: displayCurrencies.find((currency) => currency === order?.cost.currencyId) ?? "unknown",
})

/**
 * Whether a contract can be estimated: its cost is known, and it runs. The return of a stake must also be known: without it every stake
 * looks like a loss.
 */
export const hasOutlook = ({ contract, order, equivalentNet }: OutlookSubject): boolean =>
  order !== null &&
  order.cost.currencyId === equivalentNet.currencyId &&
  shownContractState(contract) === "Active" &&
  contract.startDate !== null &&
  (contract.currencyId !== "eth2" || contract.stakeReturn !== "unknown")

/** Every display currency is shown with as many. */
const shownDigits = 2
const shown = (amount: Decimal) => roundHalfUp(amount, shownDigits)

/** Null where there is none, and where the mining is of another coin or currency. */
export const contractOutlookOf = (
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
  const fan = paybackFanOf(purchase, mining, usualOutlook(mining), past, whole)
  if (fan === null) return null
  const [earned, end] = [shown(equivalentNet.amount), shown(fan.ends.asToday)]
  const stake = fan.stake && shown(fan.stake)
  return {
    fan,
    purchase,
    earned,
    // The estimated part takes what rounding leaves: a stake is worth the same wherever it stands.
    expected: BigDecimal.subtract(BigDecimal.subtract(end, earned), stake ?? zero),
    stake,
    end,
  }
}
