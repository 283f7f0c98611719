import type { Order } from "../../../domain/orders/order"
import { completeOverPaid } from "../../../machines/payments/complete-over-paid.machine"
import { OverPaidPage } from "../complete-over-paid"
import { waitingRowMachines } from "../../orders/orders/row-machines.walk"
import type { PartlyPaidScreen } from "../settlement/partly-paid-order"
import { PartlyPaidOrder as Ways } from "../settlement/partly-paid-order"

/** As the app composes it. Its ports are called only by its button, which has a walk of its own. */
export const OverPaid = ({ order }: { readonly order: Order }) => (
  <OverPaidPage machine={completeOverPaid} order={order} />
)

/** The dialog has a walk of its own. */
export const PartPaid: PartlyPaidScreen = (props) => <Ways {...props} machines={waitingRowMachines} />

export const sameCheckoutUrl = (url: string): string => url
export const noNavigation = () => undefined
