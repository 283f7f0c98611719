import { useTranslation } from "react-i18next"
import type { Order } from "#domain/orders/order.ts"
import type { bonusOffer } from "#machines/shop/bonus-offer.machine.ts"
import { Button } from "#ui/kit/actions/button.tsx"
import { FailureLine } from "#ui/kit/feedback/failure-text.tsx"
import { Notice } from "#ui/kit/feedback/notice.tsx"
import { Countdown } from "#ui/kit/figures/countdown.tsx"
import { BonusExpiredNotice } from "#ui/orders/bonus-window/bonus-window.tsx"
import { useFlow, useOnMount, noView, renderView, type ScreenProps, type StateViews } from "#ui/shared/flow.tsx"
import { useFormatters } from "#ui/shared/format.ts"
import patterns from "#ui/kit/styles/patterns.module.css"
import payment from "#ui/orders/payment-head/payment.module.css"

interface OwnProps {
  /** Called with the order and its bonus. */
  readonly onAccepted: (order: Order) => void
  /** Called when the two hours of an accepted bonus are over. The order has lost the bonus then. */
  readonly onLapsed: () => void
}
interface Props extends OwnProps {
  readonly machine: typeof bonusOffer
  readonly order: Order
}
type ViewProps = ScreenProps<typeof bonusOffer> & OwnProps

/** Offers extra power at the same price, for a customer who accepts within 15 minutes. Renders nothing without an offer. */
export const BonusOffer = ({ machine, order, ...callbacks }: Props) => (
  <div role="status">{renderView(views, { ...useFlow(machine, { order }), ...callbacks })}</div>
)

const useBonusTexts = ({
  state: {
    context: { order },
  },
}: ViewProps) => {
  const format = useFormatters()
  const unit = order.items[0]!.unit
  const { bonusOffer: offer, bonus } = order
  return {
    more: format.quantity((offer ?? bonus)!.quantity, unit),
    from: offer ? format.number(offer.startRange) : "",
    to: offer ? format.quantity(offer.endRange, unit) : "",
  }
}

const offerView = (isBusy: boolean) => (props: ViewProps) => {
  const { t } = useTranslation("buy")
  const texts = useBonusTexts(props)
  const { state, send } = props
  const { failure, until } = state.context
  return (
    <Notice kind="info">
      {failure && (
        <p role="alert">
          <FailureLine failure={failure} />
        </p>
      )}
      <div className={`${patterns.line} ${payment.actions} ${payment.offer}`}>
        <p>
          <strong data-figure="order.bonus">{t("bonus.title", texts)}</strong>{" "}
          <span data-figure="bonusOffer.lowest bonusOffer.highest">{t("bonus.text", texts)}</span>
        </p>
        <Button kind="quiet" isBusy={isBusy} onClick={() => send({ type: "bonus.accept" })}>
          <span data-figure="order.bonus">{t("bonus.accept", texts)}</span>
        </Button>
        {until !== null && <Countdown until={until} label={t("bonus.left")} />}
      </div>
    </Notice>
  )
}

const Accepted = (props: ViewProps) => {
  const { t } = useTranslation("buy")
  const texts = useBonusTexts(props)
  const { order } = props.state.context
  useOnMount(() => props.onAccepted(order))
  return (
    <Notice kind="ok">
      <p data-figure="order.bonus">{t("bonus.accepted", texts)}</p>
      {order.bonus && (
        <p>
          <span>{t("bonus.window")}</span>{" "}
          <Countdown
            until={order.bonus.expireDate}
            label={t("bonus.window")}
            onEnd={() => props.send({ type: "bonusWindow.ended" })}
          />
        </p>
      )}
    </Notice>
  )
}

const Lapsed = ({ onLapsed }: ViewProps) => {
  useOnMount(onLapsed)
  return <BonusExpiredNotice />
}

const Refused = () => <Notice kind="warn">{useTranslation("buy").t("bonus.refused")}</Notice>

const views: StateViews<typeof bonusOffer, OwnProps> = {
  reading: noView,
  absent: noView,
  hidden: noView,
  offered: offerView(false),
  accepting: offerView(true),
  accepted: Accepted,
  refused: Refused,
  lapsed: Lapsed,
  expired: noView,
}
