import { BigDecimal, Schema } from "effect"
import { DecimalFromWire, PositiveFromWire } from "#domain/shared/money-wire.ts"
import type { Decimal } from "#domain/shared/money.ts"
import { ProductId } from "#domain/shared/product.ts"
import { Instant, optionalField } from "#domain/shared/schema.ts"

const range = {
  startRange: optionalField(DecimalFromWire),
  endRange: optionalField(DecimalFromWire),
  quantity: optionalField(PositiveFromWire),
}
const Range = Schema.Struct(range)
type Range = typeof Range.Type

/**
 * An offer as the server sends it: with a single range, or with several ranges in `limits`, each with a quantity. See
 * docs/decisions/0030-lenient-answers.md.
 */
export const BonusOfferWire = Schema.Struct({
  productId: optionalField(ProductId),
  ...range,
  date: Instant,
  limits: optionalField(Schema.Union([Schema.Array(Range), Range])),
})

/** A bonus offer. An order of a quantity from `startRange` to `endRange` gets `quantity` more for free. */
export const BonusOffer = Schema.toType(
  Schema.Struct({
    productId: ProductId,
    startRange: DecimalFromWire,
    endRange: DecimalFromWire,
    quantity: DecimalFromWire,
    date: Instant,
  }),
)
export type BonusOffer = typeof BonusOffer.Type

type CompleteRange = Pick<BonusOffer, "startRange" | "endRange" | "quantity">

const completeRanges = (
  { startRange, endRange, quantity }: Range,
  commonQuantity: Decimal | null,
): ReadonlyArray<CompleteRange> => {
  const bonusQuantity = quantity ?? commonQuantity
  return startRange === null || endRange === null || bonusQuantity === null
    ? []
    : [{ startRange, endRange, quantity: bonusQuantity }]
}

/**
 * Returns the offer with the range that contains the ordered quantity, the next range above it, or else the last range. Returns null if the
 * offer has no complete range.
 */
export const decodeBonusOffer = (
  { limits, productId, date, ...ownRange }: typeof BonusOfferWire.Type,
  item: { readonly productId: ProductId; readonly quantity: Decimal },
): BonusOffer | null => {
  const limitRanges = limits === null ? [] : "quantity" in limits ? [limits] : limits
  const ranges = [ownRange, ...limitRanges].flatMap((each) => completeRanges(each, ownRange.quantity))
  const matchingRange =
    ranges.find(({ endRange }) => BigDecimal.isGreaterThanOrEqualTo(endRange, item.quantity)) ?? ranges.at(-1)
  return matchingRange === undefined ? null : { ...matchingRange, productId: productId ?? item.productId, date }
}
