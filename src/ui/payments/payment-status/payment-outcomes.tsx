import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import { isEmailUnconfirmed } from "#domain/site/session.ts"
import type { Order } from "#domain/orders/order.ts"
import { effectivePower } from "#domain/payments/settlement.ts"
import { useFormatters } from "#ui/shared/format.ts"
import { useOnMount } from "#ui/shared/flow.tsx"
import { ButtonLink } from "#ui/kit/actions/button.tsx"
import { TextLink } from "#ui/kit/actions/text-link.tsx"
import { Notice } from "#ui/kit/feedback/notice.tsx"
import { Redirect } from "#ui/kit/actions/redirect.tsx"
import { Skeleton } from "#ui/kit/feedback/load-states.tsx"
import { StepList } from "#ui/kit/figures/step-list.tsx"
import { KeyValues } from "#ui/kit/figures/key-values.tsx"
import { Panel } from "#ui/kit/layout/card.tsx"
import { useSession } from "#ui/site/session.tsx"
import { useExtension } from "#ui/site/site-config.ts"
import { paths } from "#ui/site/paths.ts"
import { BoughtContractLink } from "#ui/orders/bought-contract.tsx"
import { useFirstPayout } from "#ui/orders/first-payout.ts"
import { ReceiptLink } from "#ui/orders/receipt-page/receipt-link.tsx"
import { StuckMoneySupport } from "#ui/payments/stuck-money/stuck-money-support.tsx"
import css from "#ui/payments/payment-methods/payment.module.css"
import { SettlementNotes } from "#ui/payments/settlement/settlement-notes.tsx"
import { OrderSummary, useProductName } from "./order-summary.tsx"
import { PaymentPage } from "./payment-page.tsx"

interface Props {
  readonly order: Order
}

/** Renders an overpaid order; passed to the page of each payment method. */
export type OverPaidScreen = (props: Props) => ReactNode

export interface PaymentCompletedProps {
  /** Polling stops here, so the parent has to listen for changes. */
  readonly onSettled: () => void
  /** Called when the order has another payment method, which has a page of its own. */
  readonly onSwitched: (order: Order) => void
}

export const PaymentCompleted = ({
  onSettled,
  children,
}: Pick<PaymentCompletedProps, "onSettled"> & { readonly children: ReactNode }) => {
  useOnMount(onSettled)
  return children
}

export const PaidInAnotherTab = ({ order, onSwitched }: Props & Pick<PaymentCompletedProps, "onSwitched">) => {
  const { t } = useTranslation("pay")
  useOnMount(() => onSwitched(order))
  return (
    <PaymentPage title={t("status.title")} step="payment">
      <Skeleton lines={5} />
    </PaymentPage>
  )
}

/** What was really bought: after a part or more was accepted, that is another power than the ordered one. */
const useBought = ({ order }: Props) => {
  const { t } = useTranslation("pay")
  const format = useFormatters()
  const productName = useProductName()
  const [item] = order.items
  if (!item) return undefined
  const power = format.quantity(effectivePower(order, item), item.unit)
  const product = productName(item)
  if (!order.bonus) return t("success.bought", { power, product })
  const bonus = format.quantity(order.bonus.quantity, item.unit)
  return t("success.boughtWithBonus", { power, product, bonus })
}

/** What the customer's account still lacks, which the purchase did not need. */
const AccountSteps = () => {
  const { t } = useTranslation("pay")
  const { profile } = useSession()
  const isConfirming = useExtension("emailChange")
  if (profile === null) return null
  const steps = [
    ...(isConfirming && isEmailUnconfirmed(profile) ? [{ step: "email", href: paths.settings("email") } as const] : []),
    ...(profile.hasPassword ? [] : [{ step: "password", href: paths.settings("password") } as const]),
  ]
  return (
    steps.length > 0 && (
      <KeyValues
        items={steps.map(({ step, href }) => ({
          label: t(`success.account.${step}.why`, { email: profile.email }),
          value: (
            <TextLink kind="alone" href={href}>
              {t(`success.account.${step}.link`)}
            </TextLink>
          ),
        }))}
      />
    )
  )
}

/** Completed, state set 99. */
export const PaymentSuccess = ({ order }: Props) => {
  const { t } = useTranslation("pay")
  const payout = useFirstPayout(order)
  const bought = useBought({ order })
  return (
    <PaymentPage title={t("success.title")} step="done" wide>
      <div className={css.sides}>
        <div className={css.main}>
          <Panel title={bought}>
            <p>
              <span>{t("success.text")}</span> {payout?.isAhead && <span>{payout.text}</span>}
            </p>
            <StepList
              items={[t("success.steps.paid"), t("crypto.steps.active"), t("success.steps.payout")]}
              current={payout !== null && !payout.isAhead ? 3 : 2}
              note={payout?.isAhead ? payout.note : undefined}
            />
            <AccountSteps />
            <p className={css.actions}>
              <BoughtContractLink order={order} />
              <TextLink href={paths.cabinet()}>{t("status.cabinet")}</TextLink>
              <ReceiptLink order={order} />
            </p>
          </Panel>
          <SettlementNotes order={order} />
        </div>
        <OrderSummary order={order} />
      </div>
    </PaymentPage>
  )
}

/** Expired: the order's page shows payments and actions. Replaces the history entry, so that Back does not return here. */
export const ExpiredPaymentRedirect = ({ order }: Props) => <Redirect replace to={paths.order(order.id)} />

export const PaymentUnknown = ({ order }: Props) => {
  const { t } = useTranslation("pay")
  return (
    <PaymentPage title={t("status.title")} step="payment">
      <Notice kind="info">{t("status.unknown")}</Notice>
      <StuckMoneySupport orderNumber={order.number} />
      <OrderSummary order={order} />
      <p>
        <ButtonLink href={paths.cabinet()}>{t("status.cabinet")}</ButtonLink>
      </p>
    </PaymentPage>
  )
}
