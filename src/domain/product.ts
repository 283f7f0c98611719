import { Schema, SchemaGetter } from "effect"
import { bounded, bounds, boundsWire } from "./bounds"
import { CoinWire, CurrencyWire } from "./currency-wire"
import { entriesOf, maybeEntriesOf } from "./entries-wire"
import { zero } from "./money"
import type { Decimal } from "./money"
import { DecimalFromWire, NotNegativeFromWire, PositiveFromWire } from "./money-wire"
import { payableWire } from "./payable"
import { Instant, known, maybe, orElse, word } from "./schema"

export const ProductId = Schema.String.pipe(Schema.brand("ProductId"))
export type ProductId = typeof ProductId.Type

export const Algorithm = Schema.Struct({ id: orElse(Schema.String, ""), unit: orElse(Schema.String, "") })

/** The type decides: an open-ended contract has no duration, a limited one lasts twelve months unless the server says otherwise. */
export const ContractType = word(["Limited", "Unlimited"])
export const Months = maybe(
  Schema.Finite.pipe(Schema.check(Schema.makeFilter((months: number) => Number.isInteger(months) && months > 0))),
)
export const durationOf = ({
  type,
  duration,
}: {
  readonly type: "Limited" | "Unlimited" | "unknown"
  readonly duration: number | null
}) => (type === "Unlimited" ? null : (duration ?? (type === "Limited" ? 12 : null)))

const fields = {
  id: ProductId,
  type: ContractType,
  duration: Months,
  currencyId: orElse(CoinWire, "unknown"),
  /** Only what is not available has a state in the specification. */
  state: orElse(known(["Available", "Unavailable"]), "Available"),
  flags: maybeEntriesOf(known(["bestseller", "new", "comingSoon", "soldOut"])),
  discountPercent: orElse(NotNegativeFromWire, zero),
  discountExpireDate: maybe(Instant),
  maintenanceCost: maybe(NotNegativeFromWire),
  /** Null: the server does not say. */
  localizedMaintenanceCostTh: maybe(NotNegativeFromWire),
  oldlocalizedMaintenanceCostTh: maybe(NotNegativeFromWire),
  localizedToPayAmount: PositiveFromWire,
  algorithm: orElse(Algorithm, { id: "", unit: "" }),
  price: maybe(Schema.Struct({ amount: DecimalFromWire, toPayAmount: DecimalFromWire })),
  rate: Schema.Struct({ rate: maybe(PositiveFromWire), currencyId: orElse(CurrencyWire, "unknown") }),
  payable: payableWire,
}
const rate: { readonly rate: Decimal | null; readonly currencyId: "unknown" } = { rate: null, currencyId: "unknown" }
const open = { defaultValue: maybe(PositiveFromWire), localizedAmount: maybe(PositiveFromWire) }
const filled = { defaultValue: DecimalFromWire, localizedAmount: DecimalFromWire }

/** GET /products. Amounts: see docs/api.md. */
export const Product = Schema.Struct({ ...fields, ...boundsWire, ...open, rate: orElse(fields.rate, rate) }).pipe(
  Schema.decodeTo(Schema.toType(Schema.Struct({ ...fields, ...bounds, ...filled })), {
    decode: SchemaGetter.transform((wire) => {
      const product = bounded(wire)
      return {
        ...product,
        duration: durationOf(product),
        defaultValue: product.defaultValue ?? product.min,
        localizedAmount: product.localizedAmount ?? product.localizedToPayAmount,
      }
    }),
    encode: SchemaGetter.transform((told) => told),
  }),
)
export type Product = typeof Product.Type
export const Products = entriesOf(Product)

/** Sold now: available, and neither announced nor gone. */
export const isOnSale = (product: Product): boolean =>
  product.state === "Available" && !product.flags.includes("comingSoon") && !product.flags.includes("soldOut")
