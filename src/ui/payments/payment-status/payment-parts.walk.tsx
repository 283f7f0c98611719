import type { AnyStateMachine } from "xstate"
import type { Order } from "#domain/orders/order.ts"
import { completeOverPaid } from "#machines/payments/complete-over-paid.machine.ts"
import { waitingRowMachines } from "#ui/orders/orders/row-machines.walk.tsx"
import { OverPaidPage } from "#ui/payments/complete-over-paid.tsx"
import type { WalkTools } from "#ui/walk.ts"
import { PartlyPaidOrder as Ways, type PartlyPaidScreen } from "./partly-paid-order.tsx"

/** The overpaid page as the app composes it. Only its button, which has a separate walk, calls its ports. */
export const OverPaid = ({ order }: { readonly order: Order }) => (
  <OverPaidPage machine={completeOverPaid} order={order} />
)

/** The actions of a partly paid order, whose dialog has a separate walk. */
export const PartPaid: PartlyPaidScreen = (props) => <Ways {...props} machines={waitingRowMachines} />

export const sameCheckoutUrl = (url: string): string => url
export const noNavigation = () => undefined

type TitleTools = Pick<WalkTools<AnyStateMachine>, "page" | "t" | "see">

const beginning = (text: string, then = "") => new RegExp(`^${text.split("§")[0]!.replace(".", "\\.")}${then}`)

/** Matches the start of a title, which ends with the power or the sum. The sample order is overpaid by $154.50. */
export const isPaid = ({ page, t, see }: TitleTools) =>
  see(page.getByRole("heading", { name: beginning(t("pay:success.title")) }))
export const isOverPaid = ({ page, t, see }: TitleTools) =>
  see(page.getByRole("heading", { name: beginning(t("pay:overpaid.title", { sum: "§" }), ".?154[.,]50") }))
