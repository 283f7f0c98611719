import type { ComponentType } from "react"
import type { ActorRefFrom } from "xstate"
import type { calculator } from "#machines/shop/calculator.machine.ts"
import type { createOrder } from "#machines/orders/create-order.machine.ts"
import type { orderCode } from "#machines/shop/order-code.machine.ts"
import type { stakingTerms } from "#machines/shop/staking-terms.machine.ts"
import type { EstimateProps } from "#ui/shop/estimate/purchase-estimate.tsx"
import type { ScreenProps } from "#ui/shared/flow.tsx"
import type { TermsDocuments } from "#ui/shop/staking-terms.tsx"
import type { DiscountMachines } from "./discount-and-sale.tsx"
import type { CodeFormProps } from "#ui/shop/product-list/promo-code-form.tsx"
import type { PromoMachines } from "./use-promo-field.tsx"

type Machine = typeof calculator

/** Machines that run together with the calculator. */
export interface CalculatorDependencies extends DiscountMachines, PromoMachines {
  /** Earnings of the purchase, in full and in short; nothing where the operator offers no estimates. */
  readonly estimates: { readonly Purchase: ComponentType<EstimateProps>; readonly Day: ComponentType<EstimateProps> }
  /** The currency of the prices; a visitor chooses it. */
  readonly Currency: ComponentType<{ readonly value: string }>
  /** A reload of the page keeps the quantity of a product. */
  readonly keepQuantity: (productId: string, quantity: string) => void
  readonly createOrder: typeof createOrder
  readonly orderCode: typeof orderCode
  readonly stakingTerms: typeof stakingTerms
  readonly documents: () => TermsDocuments
  /** The form for the code that a purchase may require. */
  readonly CodeForm: ComponentType<CodeFormProps>
  /** Called when the visitor removes the code they arrived with. */
  readonly forgetCode: () => void
}
export interface CalculatorProps extends ScreenProps<Machine> {
  readonly actor: ActorRefFrom<Machine>
  readonly dependencies: CalculatorDependencies
}
