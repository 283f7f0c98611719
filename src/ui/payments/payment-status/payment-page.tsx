import type { ParseKeys } from "i18next"
import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import { Notice, type NoticeKind } from "#ui/kit/feedback/notice.tsx"
import { Page } from "#ui/kit/layout/page.tsx"
import { PaymentHead, type PaymentHeadProps } from "#ui/orders/payment-head/payment-head.tsx"
import { PaySteps, type PayStep } from "./pay-steps.tsx"

interface Props extends PaymentHeadProps {
  readonly step: PayStep
  /** The order, next to the payment. */
  readonly aside?: ReactNode
  readonly children?: ReactNode
}

/** The page of every step from the payment methods to the result: the steps, the head, and the order at the side. */
export const PaymentPage = ({ title, figure, line, actions, step, aside, children }: Props) => (
  <Page
    title={title}
    figure={figure}
    isWide
    aside={aside}
    isAsideFirst={step === "method"}
    above={<PaySteps step={step} />}
  >
    <PaymentHead line={line} actions={actions} />
    {children}
  </Page>
)

/** Returns a view that only shows the result, for the final state of a payment step. */
export const createPaymentNotice = (kind: NoticeKind, text: ParseKeys<"pay">) => () => (
  <Notice kind={kind} isLive>
    {useTranslation("pay").t(text)}
  </Notice>
)
