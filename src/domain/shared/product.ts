import { Schema, SchemaGetter } from "effect"
import { withDefaultBounds, boundsFields, boundsWireFields } from "./bounds.ts"
import { entriesSchema, optionalEntriesSchema } from "./entries-wire.ts"
import { CoinWire, CurrencyWire, DecimalFromWire, NotNegativeFromWire, PositiveFromWire } from "./money-wire.ts"
import { zero, type Decimal } from "./money.ts"
import { Instant, literalOrUnknown, optionalField, withFallback, optionalLiteral } from "./schema.ts"

/** The range of costs that at least one payment method accepts. A product may lack it. */
const PayableRange = Schema.Struct({ min: DecimalFromWire, max: DecimalFromWire })
export type PayableRange = typeof PayableRange.Type
export const payableWire = optionalField(PayableRange)

export const ProductId = Schema.String.pipe(Schema.brand("ProductId"))
export type ProductId = typeof ProductId.Type

export const MiningAlgorithm = Schema.Struct({
  id: withFallback(Schema.String, ""),
  unit: withFallback(Schema.String, ""),
})

/**
 * The type of a contract. An Unlimited contract has no duration. A Limited contract lasts twelve months unless the server sends another
 * duration.
 */
export const ContractType = optionalLiteral(["Limited", "Unlimited"])
export const Months = optionalField(
  Schema.Finite.pipe(Schema.check(Schema.makeFilter((months: number) => Number.isInteger(months) && months > 0))),
)
interface Contract {
  readonly type: typeof ContractType.Type
  readonly duration: number | null
}
/** Returns the term of a contract in months, or null for an open-ended one. */
export const durationOf = ({ type, duration }: Contract): number | null =>
  type === "Unlimited" ? null : (duration ?? (type === "Limited" ? 12 : null))

/**
 * The terms of staking (extension `estimates`). The stake is returned when the contract ends, or never. "unknown" means that the server
 * does not send it.
 */
export const stake = {
  stakeReturn: optionalLiteral(["end", "never"]),
  /** The fee in percent that the price includes on top of the coin's price. */
  stakeFee: optionalField(NotNegativeFromWire),
}

const fields = {
  id: ProductId,
  type: ContractType,
  duration: Months,
  currencyId: withFallback(CoinWire, "unknown"),
  /** The state of the product. In the specification only unavailable products have one. */
  state: withFallback(literalOrUnknown(["Available", "Unavailable"]), "Available"),
  flags: optionalEntriesSchema(literalOrUnknown(["bestseller", "new", "comingSoon", "soldOut"])),
  discountPercent: withFallback(NotNegativeFromWire, zero),
  discountExpireDate: optionalField(Instant),
  maintenanceCost: optionalField(NotNegativeFromWire),
  localizedMaintenanceCostTh: optionalField(NotNegativeFromWire),
  oldlocalizedMaintenanceCostTh: optionalField(NotNegativeFromWire),
  localizedToPayAmount: PositiveFromWire,
  algorithm: withFallback(MiningAlgorithm, { id: "", unit: "" }),
  price: optionalField(Schema.Struct({ amount: DecimalFromWire, toPayAmount: DecimalFromWire })),
  rate: Schema.Struct({ rate: optionalField(PositiveFromWire), currencyId: withFallback(CurrencyWire, "unknown") }),
  payable: payableWire,
  ...stake,
  /** The bonuses by quantity (extension `estimates`). An order of at least `from` gets `quantity` for free. */
  bonusSteps: optionalEntriesSchema(Schema.Struct({ from: PositiveFromWire, quantity: PositiveFromWire })),
}
const rate: { readonly rate: Decimal | null; readonly currencyId: "unknown" } = { rate: null, currencyId: "unknown" }
const optionalFields = {
  defaultValue: optionalField(PositiveFromWire),
  localizedAmount: optionalField(PositiveFromWire),
}
const filledFields = { defaultValue: DecimalFromWire, localizedAmount: DecimalFromWire }

/** An entry of the response to GET /products. docs/api.md explains the amounts. */
export const Product = Schema.Struct({
  ...fields,
  ...boundsWireFields,
  ...optionalFields,
  rate: withFallback(fields.rate, rate),
}).pipe(
  Schema.decodeTo(Schema.toType(Schema.Struct({ ...fields, ...boundsFields, ...filledFields })), {
    decode: SchemaGetter.transform((wire) => {
      const product = withDefaultBounds(wire)
      return {
        ...product,
        duration: durationOf(product),
        defaultValue: product.defaultValue ?? product.min,
        localizedAmount: product.localizedAmount ?? product.localizedToPayAmount,
      }
    }),
    encode: SchemaGetter.transform((wire) => wire),
  }),
)
export type Product = typeof Product.Type
export const Products = entriesSchema(Product)
