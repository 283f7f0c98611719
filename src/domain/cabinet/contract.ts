import { BigDecimal, Schema } from "effect"
import { percentOf, type Decimal } from "#domain/shared/money.ts"
import { CoinWire, DecimalFromWire, MoneyAmount, NotNegativeFromWire } from "#domain/shared/money-wire.ts"
import { listPageSchema } from "#domain/shared/entries-wire.ts"
import { Instant, literalOrUnknown, optionalField, withFallback, optionalLiteral } from "#domain/shared/schema.ts"
import { pageFrom, type AddressParams } from "#domain/shared/paging.ts"

export const Contract = Schema.Struct({
  id: Schema.String,
  type: optionalLiteral(["Limited", "Unlimited"]),
  state: optionalLiteral(["Active", "Expired"]),
  productState: withFallback(literalOrUnknown(["Available", "Suspended"]), "Available"),
  currencyId: withFallback(CoinWire, "unknown"),
  quantity: DecimalFromWire,
  unit: withFallback(Schema.String, ""),
  startDate: optionalField(Instant),
  endDate: optionalField(Instant),
  maintenanceCost: optionalField(NotNegativeFromWire),
  /** Null if the server does not send it. */
  localizedMaintenanceCostTh: optionalField(NotNegativeFromWire),
  /** The order's cost, and payouts minus fees so far at the current rate: both in the display currency (extension `contracts`). */
  cost: optionalField(MoneyAmount),
  equivalentNet: optionalField(MoneyAmount),
  /** Whether a stake comes back at the end (extension `contracts`). */
  stakeReturn: optionalLiteral(["end", "never"]),
})
export type Contract = typeof Contract.Type
export const ContractList = listPageSchema(Contract)
export type ContractList = typeof ContractList.Type

/** Suspended is display only: Active while the product is suspended. */
export const shownContractState = (contract: Contract): "Active" | "Expired" | "Suspended" | "unknown" =>
  contract.state === "Active" && contract.productState === "Suspended" ? "Suspended" : contract.state

export const contractFilters = ["All", "Active", "Expired"] as const
export type ContractFilter = (typeof contractFilters)[number]

/** The query of the contracts page. */
export interface ContractQuery {
  readonly state: ContractFilter
  readonly page: number
}

/** When its stake comes back; null where it does not, or where that is not known. */
export const stakeReturnDate = ({ stakeReturn, endDate }: Pick<Contract, "stakeReturn" | "endDate">): Instant | null =>
  stakeReturn === "end" ? endDate : null

/** The unit of what was bought: a stake that is back is staked no more. */
export const shownUnit = (contract: Contract): string =>
  contract.state === "Expired" && stakeReturnDate(contract) !== null ? "eth" : contract.unit

/** Unknown filter → All; anything that is no page → the first. */
export const parseContractQuery = (params: AddressParams<"state" | "page">): ContractQuery => ({
  state: contractFilters.find((filter) => filter === params.state) ?? "All",
  page: pageFrom(params.page),
})

/**
 * The share of the cost that the contract has paid back, in per cent with one decimal; null if the two cannot be compared, and for a
 * stake, which its payouts alone do not pay back.
 */
export const paidBackPercent = ({
  currencyId,
  cost,
  equivalentNet,
}: Pick<Contract, "currencyId" | "cost" | "equivalentNet">): Decimal | null => {
  if (cost === null || currencyId === "eth2" || cost.currencyId !== equivalentNet?.currencyId) return null
  return BigDecimal.isZero(cost.amount) ? null : percentOf(equivalentNet.amount, cost.amount, 1)
}
