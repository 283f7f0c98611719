import { Schema } from "effect"
import { CoinWire, CurrencyWire } from "./currency"
import { DecimalFromWire } from "./money"
import { Instant, known } from "./schema"

export const ProductId = Schema.String.pipe(Schema.brand("ProductId"))
export type ProductId = typeof ProductId.Type

export const Algorithm = Schema.Struct({ id: Schema.String, unit: Schema.String })

/** GET /products. Amounts: see docs/api.md. */
export const Product = Schema.Struct({
  id: ProductId,
  type: known(["Limited", "Unlimited"]),
  duration: Schema.NullOr(Schema.Finite),
  currencyId: CoinWire,
  state: known(["Available", "Unavailable"]),
  flags: Schema.Array(known(["bestseller", "new", "comingSoon", "soldOut"])),
  min: DecimalFromWire,
  max: DecimalFromWire,
  minValue: DecimalFromWire,
  maxValue: DecimalFromWire,
  step: DecimalFromWire,
  defaultValue: DecimalFromWire,
  discountPercent: DecimalFromWire,
  discountExpireDate: Schema.NullOr(Instant),
  maintenanceCost: DecimalFromWire,
  localizedMaintenanceCostTh: DecimalFromWire,
  oldlocalizedMaintenanceCostTh: Schema.NullOr(DecimalFromWire),
  localizedAmount: DecimalFromWire,
  localizedToPayAmount: DecimalFromWire,
  algorithm: Algorithm,
  price: Schema.Struct({ amount: DecimalFromWire, toPayAmount: DecimalFromWire }),
  rate: Schema.Struct({ rate: DecimalFromWire, currencyId: CurrencyWire })
})
export type Product = typeof Product.Type
export const Products = Schema.Array(Product)

/** Sold now: available, and neither announced nor gone. */
export const isOnSale = (product: Product): boolean =>
  product.state === "Available" && !product.flags.includes("comingSoon") && !product.flags.includes("soldOut")
