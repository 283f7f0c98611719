import type { ParseKeys } from "i18next"
import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import { Notice, type NoticeKind } from "#ui/kit/feedback/notice.tsx"
import { Page } from "#ui/kit/layout/page.tsx"
import { StepList } from "#ui/kit/figures/step-list.tsx"

interface Props {
  readonly title: string
  /** Step of the purchase; none once it is paid. */
  readonly step?: "method" | "payment"
  readonly wide?: boolean
  readonly children: ReactNode
}

const order = { method: 1, payment: 2 } as const

export const PaymentPage = ({ title, step, wide, children }: Props) => {
  const { t } = useTranslation("pay")
  return (
    <Page title={title} wide={wide}>
      {step && <StepList items={[t("steps.power"), t("steps.method"), t("steps.payment")]} current={order[step]} />}
      {children}
    </Page>
  )
}

/** The view of a step of a payment that only says how it ended. */
export const payNotice = (kind: NoticeKind, text: ParseKeys<"pay">) => () => (
  <Notice kind={kind} live>
    {useTranslation("pay").t(text)}
  </Notice>
)
