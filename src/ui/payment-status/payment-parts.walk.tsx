import type { Order } from "../../domain/order"
import { completeOverPaid } from "../../machines/complete-over-paid/complete-over-paid.machine"
import { OverPaidPage } from "../complete-over-paid/complete-over-paid"
import { waitingRow } from "../orders/row-machines.walk"
import type { PartPaidScreen } from "../settlement/part-paid"
import { PartPaid as Ways } from "../settlement/part-paid"

/** As the page is composed; its ports are asked only when its button is pressed, which its own walk does. */
export const OverPaid = ({ order }: { readonly order: Order }) => (
  <OverPaidPage machine={completeOverPaid} order={order} />
)

/** Its dialog has a walk of its own. */
export const PartPaid: PartPaidScreen = (props) => <Ways {...props} machines={waitingRow} />

export const anyCheckout = (url: string): string => url
export const nowhere = () => undefined
