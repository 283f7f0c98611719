import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import { toPlain } from "../../domain/money"
import { methodOptions, needsIdentity } from "../../domain/payment-status"
import type { assignOrder } from "../../machines/assign-order/assign-order.machine"
import type { bonusOffer } from "../../machines/bonus-offer/bonus-offer.machine"
import type { createInvoice } from "../../machines/create-invoice/create-invoice.machine"
import type { fixHashrate } from "../../machines/fix-hashrate/fix-hashrate.machine"
import type { identifyCustomer } from "../../machines/identify-customer/identify-customer.machine"
import type { paymentMethods } from "../../machines/payment-methods/payment-methods.machine"
import type { recentPurchases } from "../../machines/recent-purchases/recent-purchases.machine"
import { AssignOrder } from "../assign-order/assign-order"
import { BonusOffer } from "../bonus-offer/bonus-offer"
import { PayButton } from "../create-invoice/create-invoice"
import { useFlow, useOnArrival } from "../flow"
import { FixHashrate } from "../fix-hashrate/fix-hashrate"
import { IdentifyCustomer } from "../identify-customer/identify-customer"
import { Button } from "../kit/button"
import { ButtonLink } from "../kit/button-link"
import { FailurePanel } from "../kit/failure-panel"
import { Notice } from "../kit/notice"
import { Skeleton } from "../kit/skeleton"
import { Spinner } from "../kit/spinner"
import { TextLink } from "../kit/text-link"
import { paths } from "../paths"
import { OrderSummary } from "../payment-status/order-summary"
import { PaymentPage } from "../payment-status/payment-page"
import { RecentPurchases } from "../recent-purchases/recent-purchases"
import { viewOf } from "../screen"
import type { ScreenProps, Views } from "../screen"
import { MethodList } from "./method-list"
import css from "./payment.module.css"

interface Parts {
  readonly assignOrder: typeof assignOrder
  readonly createInvoice: typeof createInvoice
  readonly fixHashrate: typeof fixHashrate
  readonly identifyCustomer: typeof identifyCustomer
  readonly bonusOffer: typeof bonusOffer
  readonly recentPurchases: typeof recentPurchases
}

interface Props extends Parts {
  readonly machine: typeof paymentMethods
  readonly orderId: string
}

/** /buy/{orderId}/method */
export const PaymentMethodsPage = ({ machine, orderId, ...parts }: Props) => {
  const [state, send] = useFlow(machine, { orderId })
  const View = viewOf(views, state)
  return (
    <>
      <View state={state} send={send} {...parts} />
      <RecentPurchases machine={parts.recentPurchases} />
    </>
  )
}

type ViewProps = ScreenProps<typeof paymentMethods> & Parts

const Frame = ({ email, children }: { readonly email: string | null; readonly children: ReactNode }) => {
  const { t } = useTranslation("pay")
  return (
    <PaymentPage title={t("methods.title")} step="method" wide>
      {email !== null && <p className={css.quiet}>{t("methods.header", { email })}</p>}
      {children}
    </PaymentPage>
  )
}

const Identifying = () => <Frame email={null}><Skeleton lines={4} /></Frame>

/** The last word of `assignOrder`, told to the page's own machine. */
const Assigned = ({ tell }: { readonly tell: () => void }) => {
  useOnArrival(tell)
  return null
}

const Assigning = ({ state, send, assignOrder }: ViewProps) => {
  const { orderId, profile } = state.context
  return (
    <AssignOrder machine={assignOrder} input={{ orderId, email: profile!.email }}>
      {(order) => <Assigned tell={() => send({ type: "order.assigned", order })} />}
    </AssignOrder>
  )
}

const Loading = ({ state }: ViewProps) => {
  const { t } = useTranslation("pay")
  return (
    <Frame email={state.context.profile!.email}>
      <div className={css.sides}>
        <div className={css.main}><Spinner label={t("methods.loading")} /></div>
        <OrderSummary order={state.context.order!} />
      </div>
    </Frame>
  )
}

const Stale = ({ send }: ViewProps) => {
  const { t } = useTranslation(["pay", "common"])
  return (
    <Notice kind="warn" live>
      <p>{t("pay:methods.stale")}</p>
      <Button kind="quiet" onClick={() => send({ type: "load.retry" })}>{t("common:retry")}</Button>
    </Notice>
  )
}

/** One component for list, refreshing and stale: the choice and the focus stay where they are. */
const List = (props: ViewProps) => {
  const { state, send, createInvoice, fixHashrate, identifyCustomer, bonusOffer } = props
  const { t } = useTranslation("pay")
  const { orderId, order, profile, methods, chosen } = state.context
  const options = methodOptions(methods)
  const option = options.find(({ key, state: it }) => key === chosen && it === "normal") ?? null
  const isOutside = options.some(({ state: it }) => it === "belowMinimum" || it === "aboveMaximum")
  return (
    <Frame email={profile!.email}>
      <div className={css.sides}>
        <div className={css.main}>
          {state.matches("stale") && <Stale {...props} />}
          {/* Another quantity is another offer. */}
          <BonusOffer
            key={toPlain(order!.items[0]!.quantity)} machine={bonusOffer} order={order!}
            onAccepted={(changed) => send({ type: "order.changed", order: changed })}
          />
          <MethodList
            options={options} chosen={option?.key ?? null} onChoose={(key) => send({ type: "method.choose", key })}
          />
          <FixHashrate
            machine={fixHashrate} order={order!} options={options} onFixed={(changed) => send({ type: "order.changed", order: changed })}
          />
          {isOutside && <p className={css.actions}><TextLink href={paths.buy(orderId)}>{t("methods.change")}</TextLink></p>}
          {option !== null && needsIdentity(option) && !profile!.isKYC
            ? (
              <IdentifyCustomer
                machine={identifyCustomer} orderId={orderId} profile={profile!}
                onIdentified={(identified) => send({ type: "profile.identified", profile: identified })}
              />
            )
            : <PayButton machine={createInvoice} orderId={orderId} option={option} />}
          <p className={css.quiet} aria-busy={state.matches("refreshing")}>{t("methods.fresh")}</p>
        </div>
        <OrderSummary order={order!} />
      </div>
    </Frame>
  )
}

/** Whose order it is, only who signs in for it may know. */
const Visitor = ({ state }: ViewProps) => {
  const { t } = useTranslation("pay")
  return (
    <Frame email={null}>
      <Notice kind="info"><p>{t("methods.visitor")}</p></Notice>
      <p><ButtonLink href={paths.signIn(paths.order(state.context.orderId))}>{t("methods.signIn")}</ButtonLink></p>
    </Frame>
  )
}

const Failed = ({ state, send }: ViewProps) => (
  <Frame email={state.context.profile?.email ?? null}>
    <FailurePanel failure={state.context.failure!} onRetry={() => send({ type: "load.retry" })} />
  </Frame>
)

const views: Views<typeof paymentMethods, Parts> = {
  identifying: Identifying,
  assigning: Assigning,
  loading: Loading,
  list: List,
  refreshing: List,
  stale: List,
  visitor: Visitor,
  error: Failed
}
