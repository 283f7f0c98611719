import type { ParseKeys } from "i18next"
import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import type { FigureMark } from "#ui/kit/figures/figure-mark.ts"
import { Notice, type NoticeKind } from "#ui/kit/feedback/notice.tsx"
import { Page } from "#ui/kit/layout/page.tsx"
import css from "#ui/payments/payment-methods/payment.module.css"
import patterns from "#ui/kit/styles/patterns.module.css"
import { PaySteps, type PayStep } from "./pay-steps.tsx"

export interface PaymentHeadProps {
  /** The state of the payment. */
  readonly title: string
  readonly figure?: FigureMark | undefined
  /** One line below it: the rate, the time or what to do. */
  readonly line?: ReactNode
  /** The one filled button, and links for other ways. */
  readonly actions?: ReactNode
}

interface Props extends PaymentHeadProps {
  readonly step: PayStep
  /** The order. */
  readonly aside?: ReactNode
  readonly children?: ReactNode
}

/** The state, one line and one button, the same in every state; everything else follows. */
export const PaymentHead = ({ line, actions }: Pick<PaymentHeadProps, "line" | "actions">) => (
  <>
    {line && <div className={css.line}>{line}</div>}
    {actions && <div className={`${patterns.line} ${css.actions}`}>{actions}</div>}
  </>
)

export const PaymentPage = ({ title, figure, line, actions, step, aside, children }: Props) => (
  <Page
    title={title}
    figure={figure}
    wide
    aside={aside}
    asideFirst={step === "method"}
    above={<PaySteps step={step} />}
  >
    <PaymentHead line={line} actions={actions} />
    {children}
  </Page>
)

/** The view of a step of a payment that only says how it ended. */
export const payNotice = (kind: NoticeKind, text: ParseKeys<"pay">) => () => (
  <Notice kind={kind} live>
    {useTranslation("pay").t(text)}
  </Notice>
)
