import type { ComponentType } from "react"
import type { ActorRefFrom } from "xstate"
import type { calculator } from "../../../machines/shop/calculator.machine"
import type { createOrder } from "../../../machines/orders/create-order.machine"
import type { orderCode } from "../../../machines/shop/order-code.machine"
import type { stakingTerms } from "../../../machines/cabinet/staking-terms.machine"
import type { EstimateProps } from "../estimate/purchase-estimate"
import type { ScreenProps } from "../../shared/screen"
import type { TermsDocuments } from "../../cabinet/staking-terms"
import type { DiscountMachines } from "./discount-and-sale"
import type { CodeFormProps } from "../product-list/promo-code-form"
import type { PromoMachines } from "./use-promo-field"

type Machine = typeof calculator

/** Machines that run together with the calculator. */
export interface CalculatorDependencies extends DiscountMachines, PromoMachines {
  /** What the purchase earns, and in short; nothing where the operator offers no estimates. */
  readonly estimates: { readonly Purchase: ComponentType<EstimateProps>; readonly Day: ComponentType<EstimateProps> }
  /** For visitors: the currency of the prices. */
  readonly Currency: ComponentType<{ readonly value: string }>
  /** A reload of the page keeps the quantity of a product. */
  readonly keepQuantity: (productId: string, quantity: string) => void
  readonly createOrder: typeof createOrder
  readonly orderCode: typeof orderCode
  readonly stakingTerms: typeof stakingTerms
  readonly documents: () => TermsDocuments
  /** Where a purchase requires a code. */
  readonly CodeForm: ComponentType<CodeFormProps>
  /** Called when the visitor removes the code they arrived with. */
  readonly forgetCode: () => void
}
export interface CalculatorProps extends ScreenProps<Machine> {
  readonly actor: ActorRefFrom<Machine>
  readonly dependencies: CalculatorDependencies
}
