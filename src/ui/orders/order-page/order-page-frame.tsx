import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import type { Order } from "#domain/orders/order.ts"
import { Page } from "#ui/kit/layout/page.tsx"
import { PaymentHead, type PaymentHeadProps } from "#ui/orders/payment-head/payment-head.tsx"
import { paths } from "#ui/site/paths.ts"
import { OrderPayments } from "./order-payments.tsx"

interface FrameProps extends Pick<PaymentHeadProps, "line" | "actions"> {
  readonly order: Order
  /** The title, by default the order's number. */
  readonly title?: string
  /** The content next to the page, by default the order's payments. */
  readonly aside?: ReactNode
  readonly children: ReactNode
}

/** The frame of an order's page: the heading, the line and the actions of its state, and the payments at the side. */
export const OrderPageFrame = ({ order, title, aside, line, actions, children }: FrameProps) => {
  const { t } = useTranslation("orders")
  return (
    <Page
      title={title ?? t("page.heading", { number: order.number })}
      back={{ href: paths.orders(), text: t("title") }}
      aside={aside ?? <OrderPayments order={order} />}
      isWide
    >
      <PaymentHead line={line} actions={actions} />
      {children}
    </Page>
  )
}
