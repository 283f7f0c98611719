import type { ComponentType } from "react"
import type { ActorRefFrom } from "xstate"
import type { createOrder } from "#machines/orders/create-order.machine.ts"
import type { calculator } from "#machines/shop/calculator.machine.ts"
import type { orderPromoCode } from "#machines/shop/order-promo-code.machine.ts"
import type { stakingTerms } from "#machines/shop/staking-terms.machine.ts"
import type { ScreenProps } from "#ui/shared/flow.tsx"
import type { EstimateProps } from "#ui/shop/estimate/purchase-estimate.tsx"
import type { CodeFormProps } from "#ui/shop/product-list/promo-code-form.tsx"
import type { TermsDocuments } from "#ui/shop/staking-terms.tsx"
import type { DiscountMachines } from "./discount-and-sale.tsx"
import type { PromoMachines } from "./use-promo-field.tsx"

type Machine = typeof calculator

/** The machines and components that run together with the calculator. */
export interface CalculatorDependencies extends DiscountMachines, PromoMachines {
  /**
   * The earnings of the purchase, in full (`Purchase`) and for one day (`Day`). Without the extension `estimates`, both render
   * nothing.
   */
  readonly estimates: { readonly Purchase: ComponentType<EstimateProps>; readonly Day: ComponentType<EstimateProps> }
  /** Lets a visitor choose the currency of the prices. */
  readonly Currency: ComponentType<{ readonly value: string }>
  /** Stores the quantity of a product, so that it survives a reload of the page. */
  readonly saveQuantity: (productId: string, quantity: string) => void
  readonly createOrder: typeof createOrder
  readonly orderPromoCode: typeof orderPromoCode
  readonly stakingTerms: typeof stakingTerms
  readonly documents: () => TermsDocuments
  /** The form for the code that a purchase may require. */
  readonly CodeForm: ComponentType<CodeFormProps>
  /** Called when the visitor removes the code from the link that led to the shop. */
  readonly forgetCode: () => void
}
export interface CalculatorProps extends ScreenProps<Machine> {
  readonly actor: ActorRefFrom<Machine>
  readonly dependencies: CalculatorDependencies
}
