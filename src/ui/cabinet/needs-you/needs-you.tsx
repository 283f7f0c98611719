import { useId, type ComponentType, type ReactNode } from "react"
import { useTranslation } from "react-i18next"
import { calculateNeededAmount, findNeedDeadline, type Need } from "#domain/cabinet/needs.ts"
import type { needsYou } from "#machines/cabinet/needs-you.machine.ts"
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
import css from "./needs-you.module.css"

type Machine = typeof needsYou
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
export const NeedsYou = ({ machine, ...ownProps }: OwnProps & { readonly machine: Machine }) => {
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

interface OrderNeedProps {
  readonly need: Extract<Need, { readonly kind: "order" }>
  readonly isFirst: boolean
}

const OrderNeed = ({ need: { order, action }, isFirst }: OrderNeedProps) => {
  const { t } = useTranslation(["dashboard", "orders"])
  const format = useFormatters()
  const { product, power } = useOrderTexts()(order.items[0]!)
  const isShortage = action === "pay" && order.state === "UnderPaid"
  const amount = calculateNeededAmount(order, action)
  const end = findNeedDeadline(order)
  return (
    <li className={`${patterns.line} ${css.need}`} data-figure-of={order.id}>
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
  const { needs } = state.context
  const first = needs.find((need) => need.kind === "order")
  return (
    <ul className={css.needs}>
      {needs.map((need) => {
        if (need.kind === "order")
          return <OrderNeed key={`${need.order.id}/${need.order.state}`} need={need} isFirst={need === first} />
        return (
          need.kind === "email" && (
            <li key="email" className={`${patterns.line} ${css.need}`}>
              <div className={css.what}>
                <p className={css.title}>{t("needs.email.title")}</p>
                <p className={patterns.note}>{t("needs.email.text", { email: need.email })}</p>
              </div>
              <Resend email={need.email} />
            </li>
          )
        )
      })}
    </ul>
  )
}

const views: StateViews<Machine, OwnProps> = { waiting: LoadingMarker, deciding: noView, none: noView, shown: Shown }
