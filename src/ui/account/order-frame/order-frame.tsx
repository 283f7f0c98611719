import type { ComponentType } from "react"
import { useTranslation } from "react-i18next"
import { findOrderToPay } from "#domain/site/redirect.ts"
import type { AccountFrameProps } from "#ui/account/account/account-page.tsx"
import { TextLink } from "#ui/kit/actions/text-link.tsx"
import { Panel } from "#ui/kit/layout/card.tsx"
import { Page } from "#ui/kit/layout/page.tsx"
import { PaymentHead } from "#ui/orders/payment-head/payment-head.tsx"
import { PaySteps } from "#ui/payments/payment-status/pay-steps.tsx"
import { paths } from "#ui/site/paths.ts"
import account from "#ui/account/account/account.module.css"
import patterns from "#ui/kit/styles/patterns.module.css"
import css from "./order-frame.module.css"

export interface PendingOrderProps {
  readonly orderId: string
}

/** The path of the other form: sign-in from the sign-up, and the reverse. The redirect in the path keeps the order. */
const otherForms = { signup: paths.signIn, signin: paths.signUp }

const notes = ["charge", "payouts", "protection"] as const

const Lead = ({ page, redirect }: Pick<AccountFrameProps, "page" | "redirect">) => {
  const { t } = useTranslation("pay")
  return (
    <p>
      <span>{t(`way.${page}.lead`)}</span>{" "}
      {page !== "recovery" && <TextLink href={otherForms[page](redirect)}>{t(`way.${page}.other`)}</TextLink>}
    </p>
  )
}

const Notes = () => {
  const { t } = useTranslation("pay")
  return (
    <div className={`${patterns.stack} ${css.notes}`}>
      {notes.map((name) => (
        <div key={name}>
          <p>
            <strong>{t(`way.notes.${name}.title`)}</strong>
          </p>
          <p className={patterns.note}>{t(`way.notes.${name}.text`)}</p>
        </div>
      ))}
    </div>
  )
}

interface Props extends AccountFrameProps {
  readonly PendingOrder: ComponentType<PendingOrderProps>
}

/** The frame of a form that precedes a payment, with the current step, the order and its price. */
export const OrderFrame = ({ page, redirect, title, PendingOrder, children }: Props) => {
  const { t } = useTranslation("pay")
  const form = children(page === "recovery" ? undefined : t("invoice.continue"))
  return (
    <div className={account.way}>
      <Page
        title={page === "recovery" ? title : t(`way.${page}.title`)}
        isWide
        above={<PaySteps step="account" />}
        aside={<PendingOrder orderId={findOrderToPay(redirect)!} />}
        isAsideFirst
      >
        <PaymentHead line={<Lead page={page} redirect={redirect} />} />
        {page === "signup" ? (
          <Panel>
            <div className={`${patterns.row} ${css.sides}`}>
              <div className={css.form}>{form}</div>
              <Notes />
            </div>
          </Panel>
        ) : (
          <div className={css.form}>
            <Panel>{form}</Panel>
          </div>
        )}
      </Page>
    </div>
  )
}
