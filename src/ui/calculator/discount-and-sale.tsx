import { BigDecimal } from "effect"
import { useState } from "react"
import type { ActorRefFrom } from "xstate"
import { toPlainDecimal } from "../../domain/money"
import { exceedsSaleRest } from "../../domain/sale-code"
import type { Sale } from "../../domain/sale-code"
import type { calculator } from "../../machines/calculator/calculator.machine"
import { shownQuote } from "../../machines/calculator/shown-quote"
import type { discountBanner } from "../../machines/discount-banner/discount-banner.machine"
import type { saleCode } from "../../machines/sale-code/sale-code.machine"
import { DiscountBanner } from "../discount-banner/discount-banner"
import { SaleCode } from "../sale-code/sale-code"
import type { ScreenProps } from "../screen"

type Machine = typeof calculator

export interface DiscountMachines {
  readonly discountBanner: typeof discountBanner
  readonly saleCode: (of: ActorRefFrom<Machine>) => typeof saleCode
}
interface Props extends ScreenProps<Machine> {
  readonly actor: ActorRefFrom<Machine>
  readonly deals: DiscountMachines
  readonly onRepriced: () => void
}

/** When the discount of what is reckoned ends. An order keeps the one it was made with. */
const endOf = ({ order, products, quote }: Props["state"]["context"]) =>
  order ? null : (products.find(({ id }) => id === quote?.offer.productId)?.discountExpireDate ?? null)

/** A sale that was renewed is another one. */
const keyOf = ({ code, rest, total, discountPercent }: Sale) =>
  [code, ...[rest, total, discountPercent].map((figure) => toPlainDecimal(figure))].join(" ")

/** The discount and how long it lasts; a sale, and how much of it is left. */
export const DiscountAndSale = ({ state, send, actor, deals, onRepriced }: Props) => {
  const { sale, order } = state.context
  const displayedQuote = shownQuote(state) ?? state.context.quote
  const [selling] = useState(() => deals.saleCode(actor))
  if (!displayedQuote) return null
  const { offer, quantity } = displayedQuote
  const until = endOf(state.context)
  const isDiscounted = BigDecimal.isPositive(offer.discountPercent) && !exceedsSaleRest(quantity, offer.rest)
  // Beside an order the code may come back to it; before, the prices say whether there is a sale at all.
  const isRunning = order !== null || BigDecimal.isPositive(offer.discountPercent)
  return (
    <>
      {isDiscounted && (
        <DiscountBanner
          key={until}
          machine={deals.discountBanner}
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
          machine={selling}
          input={{ sale, orderId: order?.id ?? null }}
          unit={offer.unit}
          onRestored={(restored) => send({ type: "order.updated", order: restored })}
        />
      )}
    </>
  )
}
