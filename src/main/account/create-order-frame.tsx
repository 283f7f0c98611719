import type { AppContext } from "#main/site/app.ts"
import { lazyPart } from "#main/site/part.tsx"
import type { AccountFrameProps } from "#ui/account/account/account-page.tsx"
import { OrderFrame } from "#ui/account/order-frame/order-frame.tsx"
import { PendingOrderSkeleton } from "#ui/account/order-frame/pending-order-skeleton.tsx"
import { MissingPart } from "#ui/site/lazy-chunk/missing-part.tsx"

/** Creates the frame around an account form. The form does not need the order, so the card of the order loads in parallel. */
export const createOrderFrame = (app: AppContext) => {
  const PendingOrder = lazyPart(app, {
    load: () => import("./pending-order.tsx"),
    view: ({ createPendingOrder }) => createPendingOrder(app),
    texts: ["orders", "estimates"],
    pending: <PendingOrderSkeleton />,
    missing: MissingPart,
  })
  return (props: AccountFrameProps) => <OrderFrame {...props} PendingOrder={PendingOrder} />
}
