import type { AccountFrameProps } from "#ui/account/account/account-page.tsx"
import { KeptOrderSkeleton } from "#ui/account/order-frame/kept-order-skeleton.tsx"
import { OrderFrame, type KeptOrderProps } from "#ui/account/order-frame/order-frame.tsx"
import type { App } from "#main/site/app.ts"
import { part } from "#main/site/part.tsx"

/** The form needs no order: the card loads beside it. */
export const createOrderFrame = (app: App) => {
  const KeptOrder = part<KeptOrderProps>(app, {
    load: async () => (await import("./kept-order.tsx")).createKeptOrder(app),
    texts: ["orders", "estimates"],
    pending: <KeptOrderSkeleton />,
  })
  return (props: AccountFrameProps) => <OrderFrame {...props} KeptOrder={KeptOrder} />
}
