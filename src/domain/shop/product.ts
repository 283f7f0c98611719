import { Schema, SchemaGetter } from "effect"
import { withDefaultBounds, boundsFields, boundsWireFields } from "#domain/shared/bounds.ts"
import {
  CoinWire,
  CurrencyWire,
  DecimalFromWire,
  NotNegativeFromWire,
  PositiveFromWire,
} from "#domain/shared/money-wire.ts"
import { entriesSchema, optionalEntriesSchema } from "#domain/shared/entries-wire.ts"
import { zero, type Decimal } from "#domain/shared/money.ts"
import {
  ContractType,
  durationOf,
  MiningAlgorithm,
  Months,
  payableWire,
  ProductId,
  stake,
} from "#domain/shared/product-terms.ts"
import { Instant, literalOrUnknown, optionalField, withFallback } from "#domain/shared/schema.ts"

const fields = {
  id: ProductId,
  type: ContractType,
  duration: Months,
  currencyId: withFallback(CoinWire, "unknown"),
  /** Only what is not available has a state in the specification. */
  state: withFallback(literalOrUnknown(["Available", "Unavailable"]), "Available"),
  flags: optionalEntriesSchema(literalOrUnknown(["bestseller", "new", "comingSoon", "soldOut"])),
  discountPercent: withFallback(NotNegativeFromWire, zero),
  discountExpireDate: optionalField(Instant),
  maintenanceCost: optionalField(NotNegativeFromWire),
  /** Null if the server does not send it. */
  localizedMaintenanceCostTh: optionalField(NotNegativeFromWire),
  oldlocalizedMaintenanceCostTh: optionalField(NotNegativeFromWire),
  localizedToPayAmount: PositiveFromWire,
  algorithm: withFallback(MiningAlgorithm, { id: "", unit: "" }),
  price: optionalField(Schema.Struct({ amount: DecimalFromWire, toPayAmount: DecimalFromWire })),
  rate: Schema.Struct({ rate: optionalField(PositiveFromWire), currencyId: withFallback(CurrencyWire, "unknown") }),
  payable: payableWire,
  ...stake,
  /** Bonuses for an order, each with the quantity from which it is offered (extension `estimates`). */
  bonusSteps: optionalEntriesSchema(Schema.Struct({ from: PositiveFromWire, quantity: PositiveFromWire })),
}
const rate: { readonly rate: Decimal | null; readonly currencyId: "unknown" } = { rate: null, currencyId: "unknown" }
const open = { defaultValue: optionalField(PositiveFromWire), localizedAmount: optionalField(PositiveFromWire) }
const filled = { defaultValue: DecimalFromWire, localizedAmount: DecimalFromWire }

/** GET /products. Amounts: see docs/api.md. */
export const Product = Schema.Struct({
  ...fields,
  ...boundsWireFields,
  ...open,
  rate: withFallback(fields.rate, rate),
}).pipe(
  Schema.decodeTo(Schema.toType(Schema.Struct({ ...fields, ...boundsFields, ...filled })), {
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

/** A product on sale is available, and neither coming soon nor sold out. */
export const isOnSale = (product: Product): boolean =>
  product.state === "Available" && !product.flags.includes("comingSoon") && !product.flags.includes("soldOut")
