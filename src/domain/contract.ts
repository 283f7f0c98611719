import { Schema } from "effect"
import { CoinWire } from "./currency-wire"
import { pageOf } from "./entries-wire"
import { DecimalFromWire, NotNegativeFromWire } from "./money-wire"
import { Instant, known, maybe, orElse, word } from "./schema"

export const Contract = Schema.Struct({
  id: Schema.String,
  type: word(["Limited", "Unlimited"]),
  state: word(["Active", "Expired"]),
  productState: orElse(known(["Available", "Suspended"]), "Available"),
  currencyId: orElse(CoinWire, "unknown"),
  quantity: DecimalFromWire,
  unit: orElse(Schema.String, ""),
  startDate: maybe(Instant),
  endDate: maybe(Instant),
  maintenanceCost: maybe(NotNegativeFromWire),
  /** Null: the server does not say. */
  localizedMaintenanceCostTh: maybe(NotNegativeFromWire),
})
export type Contract = typeof Contract.Type
export const ContractList = pageOf(Contract)
export type ContractList = typeof ContractList.Type

/** Suspended is display only: Active while the product is suspended. */
export const shownContractState = (contract: Contract): "Active" | "Expired" | "Suspended" | "unknown" =>
  contract.state === "Active" && contract.productState === "Suspended" ? "Suspended" : contract.state
