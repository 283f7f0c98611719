import { useId, type ComponentType, type ReactNode } from "react"
import { useTranslation } from "react-i18next"
import { calculateActionAmount, findPaymentDeadline, type CustomerTask } from "#domain/cabinet/customer-tasks.ts"
import type { customerTasks } from "#machines/cabinet/customer-tasks.machine.ts"
import { ButtonLink } from "#ui/kit/actions/button.tsx"
import { LoadingMarker } from "#ui/kit/feedback/loading-marker.tsx"
import { Amount } from "#ui/kit/figures/amount.tsx"
import { Countdown } from "#ui/kit/figures/countdown.tsx"
import { useOrderTexts } from "#ui/orders/orders/use-order-texts.ts"
import { useFlow, noView, renderView, type ScreenProps, type StateViews } from "#ui/shared/flow.tsx"
import { useFormatters } from "#ui/shared/format.ts"
import { paths } from "#ui/site/paths.ts"
import panel from "#ui/kit/layout/panel.module.css"
import patterns from "#ui/kit/styles/patterns.module.css"
import css from "./customer-tasks.module.css"

type Machine = typeof customerTasks
interface OwnProps {
  /**
   * The withdrawals with an unknown outcome, which offer their own actions. The panel always renders them, so that their machine
   * keeps running.
   */
  readonly withdrawals: ReactNode
  /** A button that resends the confirmation e-mail. */
  readonly Resend: ComponentType<{ readonly email: string }>
}
type ViewProps = ScreenProps<Machine> & OwnProps

/** The first panel of the dashboard: the tasks that wait for the customer. The panel is hidden if there are none. */
export const CustomerTasks = ({ machine, ...ownProps }: OwnProps & { readonly machine: Machine }) => {
  const { state, send } = useFlow(machine, undefined)
  const { t } = useTranslation("dashboard")
  const id = useId()
  const isShown = state.matches("shown")
  return (
    <section
      className={isShown ? `${patterns.stack} ${patterns.card} ${panel.panel}` : undefined}
      aria-labelledby={isShown ? id : undefined}
    >
      {isShown && <h2 id={id}>{t("needs.title")}</h2>}
      {ownProps.withdrawals}
      {renderView(views, { state, send, ...ownProps })}
    </section>
  )
}

const places = { pay: paths.buyStatus, continue: paths.buy, complete: paths.order, accept: paths.order } as const

interface OrderTaskProps {
  readonly task: Extract<CustomerTask, { readonly kind: "order" }>
  readonly isFirst: boolean
}

const OrderTask = ({ task: { order, action }, isFirst }: OrderTaskProps) => {
  const { t } = useTranslation(["dashboard", "orders"])
  const format = useFormatters()
  const { product, power } = useOrderTexts()(order.items[0]!)
  const isShortage = action === "pay" && order.state === "UnderPaid"
  const amount = calculateActionAmount(order, action)
  const end = findPaymentDeadline(order)
  return (
    <li className={`${patterns.line} ${css.task}`} data-figure-of={order.id}>
      <div className={css.what}>
        <p className={css.title}>{t(`needs.order.${isShortage ? "payShortage" : action}`, { number: order.number })}</p>
        <p className={patterns.note} data-figure="order.powerOrdered">
          {t("needs.bought", { power, product })}
        </p>
      </div>
      {amount !== null && (
        <div className={css.cost}>
          <p className={css.title}>
            <Amount
              figure={action === "accept" ? "order.received" : "order.unpaid"}
              value={amount}
              currency={order.currencyId}
            />
          </p>
          {action === "accept" && (
            <p className={patterns.note} data-figure="order.costOrdered">
              {t("needs.paidOf", { cost: format.amount(order.localizedCost, order.currencyId) })}
            </p>
          )}
          {end !== null && (
            <p className={patterns.note}>
              <span>{t("needs.left")}</span> <Countdown until={end} label={t("needs.left")} />
            </p>
          )}
        </div>
      )}
      <ButtonLink kind={isFirst ? "primary" : "quiet"} href={places[action](order.id)}>
        {t(`orders:actions.${isShortage ? "payShortage" : action}`)}
      </ButtonLink>
    </li>
  )
}

const Shown = ({ state, Resend }: ViewProps) => {
  const { t } = useTranslation("dashboard")
  const { tasks } = state.context
  const first = tasks.find((task) => task.kind === "order")
  return (
    <ul className={css.tasks}>
      {tasks.map((task) => {
        if (task.kind === "order")
          return <OrderTask key={`${task.order.id}/${task.order.state}`} task={task} isFirst={task === first} />
        return (
          task.kind === "email" && (
            <li key="email" className={`${patterns.line} ${css.task}`}>
              <div className={css.what}>
                <p className={css.title}>{t("needs.email.title")}</p>
                <p className={patterns.note}>{t("needs.email.text", { email: task.email })}</p>
              </div>
              <Resend email={task.email} />
            </li>
          )
        )
      })}
    </ul>
  )
}

const views: StateViews<Machine, OwnProps> = { waiting: LoadingMarker, deciding: noView, none: noView, shown: Shown }
