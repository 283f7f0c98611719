import { createContext, use, type ComponentType, type ReactNode } from "react"
import { useTranslation } from "react-i18next"
import { isStaking } from "#domain/orders/order-state.ts"
import type { Order } from "#domain/orders/order.ts"
import { calculateEffectiveQuantity } from "#domain/orders/settlement.ts"
import { chooseNamedUnit } from "#domain/shop/offer.ts"
import { hasEmailToConfirm } from "#domain/site/session.ts"
import { ButtonLink } from "#ui/kit/actions/button.tsx"
import { Redirect } from "#ui/kit/actions/redirect.tsx"
import { TextLink } from "#ui/kit/actions/text-link.tsx"
import { Skeleton } from "#ui/kit/feedback/load-states.tsx"
import { KeyValues } from "#ui/kit/figures/key-values.tsx"
import { StepList } from "#ui/kit/figures/step-list.tsx"
import { Card } from "#ui/kit/layout/card.tsx"
import { BoughtContractLink } from "#ui/orders/bought-contract.tsx"
import { useFirstPayout } from "#ui/orders/first-payout.ts"
import { ReceiptLink } from "#ui/orders/receipt-page/receipt-link.tsx"
import { SettlementNotes } from "#ui/orders/settlement/settlement-notes.tsx"
import { useOnMount } from "#ui/shared/flow.tsx"
import { useFormatters } from "#ui/shared/format.ts"
import { paths } from "#ui/site/paths.ts"
import { PaymentSupport } from "#ui/site/payment-support/payment-support.tsx"
import { useSession } from "#ui/site/session.tsx"
import { SiteConfig } from "#ui/site/site-config.ts"
import { OrderSummary } from "./order-summary.tsx"
import { PaymentPage } from "./payment-page.tsx"
import type { UnderPaidScreen } from "./under-paid-order.tsx"

interface Props {
  readonly order: Order
}

/** A component that shows an overpaid order, for the page of every payment method. */
export type OverPaidScreen = (props: Props) => ReactNode

export interface PaymentCompletedProps {
  /** Called on mount. Polling has stopped, so the parent must listen for changes itself. */
  readonly onFinished: () => void
  /** Called when the order has another payment method. The page of that method must replace this one. */
  readonly onSwitched: (order: Order) => void
}

/** The props of the status page of every payment method. */
export interface StatusPageProps<Machine> extends PaymentCompletedProps {
  readonly machine: Machine
  readonly order: Order
  readonly OverPaid: OverPaidScreen
  readonly UnderPaid: UnderPaidScreen
}

/** Reports on mount that the payment is over, and renders the result. */
export const PaymentCompleted = ({
  onFinished,
  children,
}: Pick<PaymentCompletedProps, "onFinished"> & { readonly children: ReactNode }) => {
  useOnMount(onFinished)
  return children
}

/**
 * Reports on mount that the order is paid by another method, and renders a placeholder until the page of that method replaces it.
 */
export const PaidInAnotherTab = ({ order, onSwitched }: Props & Pick<PaymentCompletedProps, "onSwitched">) => {
  const { t } = useTranslation("pay")
  useOnMount(() => onSwitched(order))
  return (
    <PaymentPage title={t("status.title")} step="payment">
      <Skeleton lines={5} />
    </PaymentPage>
  )
}

/** Lists the steps that the customer's account still needs, such as a password. The purchase did not need them. */
const AccountSteps = () => {
  const { t } = useTranslation("pay")
  const { profile } = useSession()
  if (profile === null) return null
  const steps = [
    ...(hasEmailToConfirm(use(SiteConfig), profile) ? [{ step: "email", href: paths.settings("email") } as const] : []),
    ...(profile.hasPassword ? [] : [{ step: "password", href: paths.settings("password") } as const]),
  ]
  return (
    steps.length > 0 && (
      <Card>
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
      </Card>
    )
  )
}

/**
 * The component that shows the daily income of a completed order. The component loads later than the page, and by default renders
 * nothing.
 */
export const PurchaseIncome = createContext<ComponentType<Props>>(() => null)

/** Shows a completed payment, state set 99. */
export const PaymentSuccess = ({ order }: Props) => {
  const { t } = useTranslation("pay")
  const format = useFormatters()
  const payout = useFirstPayout(order)
  const Income = use(PurchaseIncome)
  const [item] = order.items
  const power =
    item && format.quantity(calculateEffectiveQuantity(order, item), chooseNamedUnit(item.currencyId, item.unit))
  const owned = power && t(isStaking(order) ? "success.staked" : "success.yours", { power })
  return (
    <PaymentPage
      title={[t("success.title"), owned].filter(Boolean).join(" ")}
      figure={owned ? "order.power" : undefined}
      step="paid"
      aside={<OrderSummary order={order} />}
      line={payout?.isAhead && payout.text}
      actions={
        <>
          <BoughtContractLink order={order} />
          <ReceiptLink order={order} />
          <TextLink kind="alone" href={paths.cabinet()}>
            {t("status.cabinet")}
          </TextLink>
        </>
      }
    >
      <SettlementNotes order={order} />
      <StepList
        kind="course"
        items={[t("success.steps.paid"), t("crypto.steps.active"), t("success.steps.payout")]}
        current={payout !== null && !payout.isAhead ? 3 : 2}
        note={payout?.isAhead ? payout.note : undefined}
      />
      {payout?.isAhead && <Income order={order} />}
      <AccountSteps />
    </PaymentPage>
  )
}

/**
 * Redirects from an expired payment to the order's page, which shows its payments and actions. Replaces the history entry, so that
 * Back does not return here.
 */
export const ExpiredPaymentRedirect = ({ order }: Props) => <Redirect replace to={paths.order(order.id)} />

/** Shows an order whose state this build does not know, with a way to the support. */
export const PaymentUnknown = ({ order }: Props) => {
  const { t } = useTranslation("pay")
  return (
    <PaymentPage
      title={t("status.title")}
      step="payment"
      aside={<OrderSummary order={order} />}
      line={t("status.unknown")}
      actions={<ButtonLink href={paths.cabinet()}>{t("status.cabinet")}</ButtonLink>}
    >
      <PaymentSupport orderNumber={order.number} />
    </PaymentPage>
  )
}
