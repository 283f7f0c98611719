import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import { findUnpaidBonus } from "#domain/orders/bonus.ts"
import type { Order } from "#domain/orders/order.ts"
import { bonusWindow } from "#machines/orders/bonus-window.machine.ts"
import { Notice, type NoticeKind } from "#ui/kit/feedback/notice.tsx"
import { Countdown } from "#ui/kit/figures/countdown.tsx"
import { useFlow, useOnChange, noView, renderView, type ScreenProps, type StateViews } from "#ui/shared/flow.tsx"
import { useFormatters } from "#ui/shared/format.ts"
import patterns from "#ui/kit/styles/patterns.module.css"
import css from "./bonus-window.module.css"

interface Props {
  readonly order: Pick<Order, "bonus" | "items" | "state">
  /** Renders the bonus without a frame, for the row of a list. */
  readonly isCompact?: boolean
  /** Replaces the machine in the walk. Pages use the default, because the machine has no ports to fill. */
  readonly machine?: typeof bonusWindow
}
type ViewProps = ScreenProps<typeof bonusWindow> & Props

/** Shows the accepted bonus of an unpaid order with its countdown, or a note that the bonus is lost. */
export const BonusWindow = ({ machine = bonusWindow, ...props }: Props) => {
  const bonus = findUnpaidBonus(props.order)
  const { state, send } = useFlow(machine, undefined)
  useOnChange(bonus?.expireDate ?? null, () => send({ type: "bonus.changed", bonus }), null)
  return renderView(views, { state, send, ...props })
}

const Framed = ({
  isCompact = false,
  kind,
  children,
}: Pick<Props, "isCompact"> & { readonly kind: NoticeKind; readonly children: ReactNode }) =>
  isCompact ? (
    <div className={`${patterns.row} ${patterns.note} ${css.line}`}>{children}</div>
  ) : (
    <Notice kind={kind}>{children}</Notice>
  )

const Open = ({
  state: {
    context: { bonus },
  },
  send,
  order,
  isCompact = false,
}: ViewProps) => {
  const { t } = useTranslation()
  const format = useFormatters()
  return (
    <Framed isCompact={isCompact} kind="info">
      <p data-figure="order.bonus">
        {t("bonus.open", { more: format.quantity(bonus!.quantity, order.items[0]!.unit) })}
      </p>
      <p>
        <span>{t("bonus.window")}</span>{" "}
        <Countdown
          until={bonus!.expireDate}
          label={t("bonus.window")}
          onEnd={() => send({ type: "bonusWindow.ended" })}
        />
      </p>
    </Framed>
  )
}

/** Explains that the bonus is lost, because its time is over or because it was for another quantity. */
export const BonusExpiredNotice = ({ isCompact = false }: Pick<Props, "isCompact">) => (
  <div role="status">
    <Framed isCompact={isCompact} kind="warn">
      <p>{useTranslation().t("bonus.over")}</p>
    </Framed>
  </div>
)

const views: StateViews<typeof bonusWindow, Props> = { absent: noView, open: Open, over: BonusExpiredNotice }
