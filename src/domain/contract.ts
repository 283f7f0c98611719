import { Schema } from "effect"
import { CoinWire } from "./currency-wire"
import { DecimalFromWire } from "./money-wire"
import { Instant, known } from "./schema"

export const Contract = Schema.Struct({
  id: Schema.String,
  type: known(["Limited", "Unlimited"]),
  state: known(["Active", "Expired"]),
  productState: known(["Available", "Suspended"]),
  currencyId: CoinWire,
  quantity: DecimalFromWire,
  unit: Schema.String,
  startDate: Instant,
  endDate: Schema.NullOr(Instant),
  maintenanceCost: DecimalFromWire,
  localizedMaintenanceCostTh: DecimalFromWire
})
export type Contract = typeof Contract.Type
export const ContractList = Schema.Struct({ total: Schema.Finite, values: Schema.Array(Contract) })
export type ContractList = typeof ContractList.Type

/** Suspended is display only: Active while the product is suspended. */
export const shownContractState = (contract: Contract): "Active" | "Expired" | "Suspended" | "unknown" =>
  contract.state === "Active" && contract.productState === "Suspended" ? "Suspended" : contract.state
