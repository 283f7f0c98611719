import type { AccountFrameProps } from "#ui/account/account/account-page.tsx"
import { KeptOrderSkeleton } from "#ui/account/order-frame/kept-order-skeleton.tsx"
import { OrderFrame, type KeptOrderProps } from "#ui/account/order-frame/order-frame.tsx"
import type { App } from "#main/site/app.ts"
import { part } from "#main/site/part.tsx"

/** Creates the frame around an account form. The form does not need the order, so the card of the order loads in parallel. */
export const createOrderFrame = (app: App) => {
  const KeptOrder = part<KeptOrderProps>(app, {
    load: async () => (await import("./kept-order.tsx")).createKeptOrder(app),
    texts: ["orders", "estimates"],
    pending: <KeptOrderSkeleton />,
  })
  return (props: AccountFrameProps) => <OrderFrame {...props} KeptOrder={KeptOrder} />
}
