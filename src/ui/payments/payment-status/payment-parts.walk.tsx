import type { AnyStateMachine } from "xstate"
import type { Order } from "#domain/orders/order.ts"
import { completeOverPaid } from "#machines/payments/complete-over-paid.machine.ts"
import { OverPaidPage } from "#ui/payments/complete-over-paid.tsx"
import { waitingRowMachines } from "#ui/orders/orders/row-machines.walk.tsx"
import type { WalkTools } from "#ui/walk.ts"
import { PartlyPaidOrder as Ways, type PartlyPaidScreen } from "./partly-paid-order.tsx"

/** The page as the app composes it. Its ports are called only by its button, which has a walk of its own. */
export const OverPaid = ({ order }: { readonly order: Order }) => (
  <OverPaidPage machine={completeOverPaid} order={order} />
)

/** The dialog has a walk of its own. */
export const PartPaid: PartlyPaidScreen = (props) => <Ways {...props} machines={waitingRowMachines} />

export const sameCheckoutUrl = (url: string): string => url
export const noNavigation = () => undefined

type TitleTools = Pick<WalkTools<AnyStateMachine>, "page" | "t" | "see">

const beginning = (text: string, then = "") => new RegExp(`^${text.split("§")[0]!.replace(".", "\\.")}${then}`)

/** The titles that several pages end with; power and sum follow these words. The sample order has $154.50 too much. */
export const isPaid = ({ page, t, see }: TitleTools) =>
  see(page.getByRole("heading", { name: beginning(t("pay:success.title")) }))
export const isOverPaid = ({ page, t, see }: TitleTools) =>
  see(page.getByRole("heading", { name: beginning(t("pay:overpaid.title", { sum: "§" }), ".?154[.,]50") }))
