import type { Order } from "../../domain/order"
import { completeOverPaid } from "../../machines/complete-over-paid/complete-over-paid.machine"
import { OverPaidPage } from "../complete-over-paid/complete-over-paid"

/** As the page is composed; its ports are asked only when its button is pressed, which its own walk does. */
export const OverPaid = ({ order }: { readonly order: Order }) => <OverPaidPage machine={completeOverPaid} order={order} />

export const anyCheckout = (url: string): string => url
export const nowhere = () => undefined
