import { Schema } from "effect"
import { CoinWire, DecimalFromWire, NotNegativeFromWire } from "#domain/shared/money-wire.ts"
import { listPageSchema } from "#domain/shared/entries-wire.ts"
import { Instant, literalOrUnknown, optionalField, withFallback, optionalLiteral } from "#domain/shared/schema.ts"
import { pageFrom } from "#domain/shared/paging.ts"

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

/** Unknown filter → All; anything that is no page → the first. */
export const parseContractQuery = (params: {
  readonly state: string | null
  readonly page: string | null
}): ContractQuery => ({
  state: contractFilters.find((filter) => filter === params.state) ?? "All",
  page: pageFrom(params.page),
})
