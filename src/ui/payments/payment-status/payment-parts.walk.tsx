import type { AnyStateMachine } from "xstate"
import type { Order } from "#domain/orders/order.ts"
import { completeOverPaid } from "#machines/payments/complete-over-paid.machine.ts"
import { waitingRowMachines } from "#ui/orders/orders/row-machines.walk.tsx"
import { OverPaidPage } from "#ui/payments/complete-over-paid.tsx"
import type { WalkTools } from "#ui/walk.ts"
import { UnderPaidOrder as Ways, type UnderPaidScreen } from "./under-paid-order.tsx"

/** The overpaid page as the app composes it. Only its button calls its ports, and that button has its own walk. */
export const OverPaid = ({ order }: { readonly order: Order }) => (
  <OverPaidPage machine={completeOverPaid} order={order} />
)

/** The actions of a partly paid order, whose dialog has its own walk. */
export const UnderPaid: UnderPaidScreen = (props) => <Ways {...props} machines={waitingRowMachines} />

export const sameCheckoutUrl = (url: string): string => url
export const noNavigation = () => undefined

type TitleTools = Pick<WalkTools<AnyStateMachine>, "page" | "t" | "expectVisible">

const beginning = (text: string, then = "") => new RegExp(`^${text.split("§")[0]!.replace(".", "\\.")}${then}`)

/** Checks the start of the title, which ends with the power. */
export const expectPaid = ({ page, t, expectVisible }: TitleTools) =>
  expectVisible(page.getByRole("heading", { name: beginning(t("pay:success.title")) }))
/** Checks the start of the title and its sum. The sample order is overpaid by $154.50. */
export const expectOverPaid = ({ page, t, expectVisible }: TitleTools) =>
  expectVisible(page.getByRole("heading", { name: beginning(t("pay:overpaid.title", { sum: "§" }), ".?154[.,]50") }))
