import { Schema, SchemaGetter } from "effect"
import { bounded, bounds, boundsWire } from "./bounds"
import { CoinWire, CurrencyWire } from "./currency-wire"
import { DecimalFromWire } from "./money-wire"
import { payableWire } from "./payable"
import { Instant, known } from "./schema"

export const ProductId = Schema.String.pipe(Schema.brand("ProductId"))
export type ProductId = typeof ProductId.Type

export const Algorithm = Schema.Struct({ id: Schema.String, unit: Schema.String })

const fields = {
  id: ProductId,
  type: known(["Limited", "Unlimited"]),
  duration: Schema.NullOr(Schema.Finite),
  currencyId: CoinWire,
  state: known(["Available", "Unavailable"]),
  flags: Schema.Array(known(["bestseller", "new", "comingSoon", "soldOut"])),
  defaultValue: DecimalFromWire,
  discountPercent: DecimalFromWire,
  discountExpireDate: Schema.NullOr(Instant),
  maintenanceCost: DecimalFromWire,
  localizedMaintenanceCostTh: DecimalFromWire,
  localizedAmount: DecimalFromWire,
  localizedToPayAmount: DecimalFromWire,
  algorithm: Algorithm,
  price: Schema.Struct({ amount: DecimalFromWire, toPayAmount: DecimalFromWire }),
  rate: Schema.Struct({ rate: DecimalFromWire, currencyId: CurrencyWire }),
  payable: payableWire
}
const old = Schema.NullOr(DecimalFromWire)
const Told = Schema.Struct({ ...fields, ...bounds, oldlocalizedMaintenanceCostTh: old })

/** GET /products. Amounts: see docs/api.md. */
export const Product = Schema.Struct({ ...fields, ...boundsWire, oldlocalizedMaintenanceCostTh: Schema.optionalKey(old) }).pipe(
  Schema.decodeTo(Schema.toType(Told), {
    decode: SchemaGetter.transform((wire) => ({ ...bounded(wire), oldlocalizedMaintenanceCostTh: wire.oldlocalizedMaintenanceCostTh ?? null })),
    encode: SchemaGetter.transform((told) => told)
  })
)
export type Product = typeof Product.Type
export const Products = Schema.Array(Product)

/** Sold now: available, and neither announced nor gone. */
export const isOnSale = (product: Product): boolean =>
  product.state === "Available" && !product.flags.includes("comingSoon") && !product.flags.includes("soldOut")
