import { BigDecimal, Schema } from "effect"
import { listPageSchema } from "#domain/shared/entries-wire.ts"
import { CoinWire, DecimalFromWire, MoneyAmount, NotNegativeFromWire } from "#domain/shared/money-wire.ts"
import { percentOf, type Decimal } from "#domain/shared/money.ts"
import { parsePage, type UrlParams } from "#domain/shared/paging.ts"
import { Instant, literalOrUnknown, optionalField, withFallback, optionalLiteral } from "#domain/shared/schema.ts"

export const Contract = Schema.Struct({
  id: Schema.String,
  type: optionalLiteral(["Limited", "Unlimited"]),
  state: optionalLiteral(["Active", "Expired"]),
  productState: withFallback(literalOrUnknown(["Available", "Suspended"]), "Available"),
  currencyId: withFallback(CoinWire, "unknown"),
  /** The power or the stake, in `unit`. */
  quantity: DecimalFromWire,
  unit: withFallback(Schema.String, ""),
  startDate: optionalField(Instant),
  endDate: optionalField(Instant),
  maintenanceCost: optionalField(NotNegativeFromWire),
  /** The maintenance fee a day in the display currency, for one Th (btc) or one Mh (eth). */
  localizedMaintenanceCostTh: optionalField(NotNegativeFromWire),
  /** The cost of the order, in the display currency (extension `contracts`). */
  cost: optionalField(MoneyAmount),
  /** Payouts minus fees so far, in the display currency at the current rate (extension `contracts`). */
  equivalentNet: optionalField(MoneyAmount),
  /** The return of the stake, at the end or never (extension `contracts`). "unknown" without a stake, or if the server does not send it. */
  stakeReturn: optionalLiteral(["end", "never"]),
})
export type Contract = typeof Contract.Type
export const ContractList = listPageSchema(Contract)
export type ContractList = typeof ContractList.Type

/** Returns the state to show. "Suspended" exists only on the screen, for an Active contract whose product is suspended. */
export const deriveContractState = (contract: Contract): "Active" | "Expired" | "Suspended" | "unknown" =>
  contract.state === "Active" && contract.productState === "Suspended" ? "Suspended" : contract.state

export const contractFilters = ["All", "Active", "Expired"] as const
export type ContractFilter = (typeof contractFilters)[number]

export interface ContractQuery {
  readonly state: ContractFilter
  readonly page: number
}

/** Returns the end of the contract if it returns a stake, and null otherwise. */
export const findStakeReturnDate = ({
  stakeReturn,
  endDate,
}: Pick<Contract, "stakeReturn" | "endDate">): Instant | null => (stakeReturn === "end" ? endDate : null)

/** Returns the unit of the contract's quantity. The quantity of a returned stake is in eth, because it is no longer staked. */
export const deriveContractUnit = (contract: Contract): string =>
  contract.state === "Expired" && findStakeReturnDate(contract) !== null ? "eth" : contract.unit

/** Reads the query from the URL. An unknown filter becomes All, and an invalid page becomes the first page. */
export const parseContractQuery = (params: UrlParams<"state" | "page">): ContractQuery => ({
  state: contractFilters.find((filter) => filter === params.state) ?? "All",
  page: parsePage(params.page),
})

/**
 * Returns the share of the cost that the contract has paid back, in percent with one decimal. The share is null if the cost and the payouts
 * cannot be compared. A stake has none either, because its payouts alone do not pay it back.
 */
export const calculateContractPaidBackPercent = ({
  currencyId,
  cost,
  equivalentNet,
}: Pick<Contract, "currencyId" | "cost" | "equivalentNet">): Decimal | null => {
  if (cost === null || currencyId === "eth2" || cost.currencyId !== equivalentNet?.currencyId) return null
  return BigDecimal.isZero(cost.amount) ? null : percentOf(equivalentNet.amount, cost.amount, 1)
}
