import { BigDecimal } from "effect"
import { useState } from "react"
import type { ActorRefFrom } from "xstate"
import { isOverRest } from "../../domain/sale-code"
import type { calculator } from "../../machines/calculator/calculator.machine"
import type { discountBanner } from "../../machines/discount-banner/discount-banner.machine"
import type { saleCode } from "../../machines/sale-code/sale-code.machine"
import { DiscountBanner } from "../discount-banner/discount-banner"
import { SaleCode } from "../sale-code/sale-code"
import type { ScreenProps } from "../screen"

type Machine = typeof calculator

export interface Deals {
  readonly discountBanner: typeof discountBanner
  readonly saleCode: (of: ActorRefFrom<Machine>) => typeof saleCode
}
interface Props extends ScreenProps<Machine> {
  readonly actor: ActorRefFrom<Machine>
  readonly deals: Deals
}

/** When the discount of what is reckoned ends. An order keeps the one it was made with. */
const endOf = ({ order, products, reckoning }: Props["state"]["context"]) =>
  order ? null : products.find(({ id }) => id === reckoning?.offer.productId)?.discountExpireDate ?? null

/** The discount and how long it lasts; a sale, and how much of it is left. */
export const Deal = ({ state, send, actor, deals }: Props) => {
  const { reckoning, sale, order } = state.context
  const [selling] = useState(() => deals.saleCode(actor))
  if (!reckoning) return null
  const { offer, quantity } = reckoning
  const isDiscounted = BigDecimal.isPositive(offer.discountPercent) && !isOverRest(quantity, offer.rest)
  return (
    <>
      {isDiscounted && (
        <DiscountBanner
          machine={deals.discountBanner} percent={offer.discountPercent} until={endOf(state.context)}
          onExpired={() => send({ type: "discount.ended" })}
        />
      )}
      {sale !== null && sale.productId === offer.productId && BigDecimal.isPositive(sale.total) && (
        <SaleCode
          key={sale.code} machine={selling} input={{ sale, orderId: order?.id ?? null }} unit={offer.unit}
          onRestored={(restored) => send({ type: "order.told", order: restored })}
        />
      )}
    </>
  )
}
