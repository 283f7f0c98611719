import { BigDecimal } from "effect"
import { useState } from "react"
import type { ActorRefFrom } from "xstate"
import { toPlainDecimal } from "#domain/shared/money.ts"
import { exceedsRemainingSale, type Sale } from "#domain/shop/sale-code.ts"
import type { calculator } from "#machines/shop/calculator.machine.ts"
import type { discountBanner } from "#machines/shop/discount-banner.machine.ts"
import type { saleCode } from "#machines/shop/sale-code.machine.ts"
import { findDisplayedQuote } from "#machines/shop/watch-quantity.ts"
import type { ScreenProps } from "#ui/shared/flow.tsx"
import { DiscountBanner } from "#ui/shop/discount-banner/discount-banner.tsx"
import { SaleCode } from "#ui/shop/sale-code.tsx"

type Machine = typeof calculator

export interface DiscountMachines {
  readonly discountBanner: typeof discountBanner
  readonly saleCode: (calculatorActor: ActorRefFrom<Machine>) => typeof saleCode
}
interface Props extends ScreenProps<Machine> {
  readonly actor: ActorRefFrom<Machine>
  readonly machines: DiscountMachines
  readonly onRepriced: () => void
}

/**
 * Returns the end of the quote's discount, or null for a discount without an end. An order keeps the discount with which it was
 * created, so it has no end.
 */
const endOf = ({ order, products, quote }: Props["state"]["context"]) =>
  order ? null : (products.find(({ id }) => id === quote?.offer.productId)?.discountExpireDate ?? null)

/** Returns the key of a sale. A renewed sale gets a new key, because it needs a new machine. */
const keyOf = ({ code, remainingQuantity, total, discountPercent }: Sale) =>
  [code, ...[remainingQuantity, total, discountPercent].map((figure) => toPlainDecimal(figure))].join(" ")

/** Shows the discount with its end, and the sale with its remaining quantity. */
export const DiscountAndSale = ({ state, send, actor, machines, onRepriced }: Props) => {
  const { sale, order } = state.context
  const displayedQuote = findDisplayedQuote(state) ?? state.context.quote
  const [saleMachine] = useState(() => machines.saleCode(actor))
  if (!displayedQuote) return null
  const { offer, quantity } = displayedQuote
  const until = endOf(state.context)
  const isDiscounted =
    BigDecimal.isPositive(offer.discountPercent) && !exceedsRemainingSale(quantity, offer.remainingSaleQuantity)
  // Shows the sale for an order, whose code may be restored, and for prices that contain a discount.
  const isRunning = order !== null || BigDecimal.isPositive(offer.discountPercent)
  return (
    <>
      {isDiscounted && (
        <DiscountBanner
          key={until}
          machine={machines.discountBanner}
          percent={offer.discountPercent}
          until={until}
          onExpired={() => {
            send({ type: "discount.ended" })
            onRepriced()
          }}
        />
      )}
      {sale !== null && sale.productId === offer.productId && BigDecimal.isPositive(sale.total) && isRunning && (
        <SaleCode
          key={keyOf(sale)}
          machine={saleMachine}
          input={{ sale, orderId: order?.id ?? null }}
          unit={offer.unit}
          onRestored={(restored) => send({ type: "order.changed", order: restored })}
        />
      )}
    </>
  )
}
