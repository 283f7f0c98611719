import { useTranslation } from "react-i18next"
import { Block } from "#ui/kit/feedback/block.tsx"
import { Loading } from "#ui/kit/feedback/load-states.tsx"
import { KeyValues } from "#ui/kit/figures/key-values.tsx"
import { Card } from "#ui/kit/layout/card.tsx"
import { useOffers } from "#ui/site/site-config.ts"
import figure from "#ui/kit/figures/figure.module.css"
import patterns from "#ui/kit/styles/patterns.module.css"
import css from "#ui/orders/payment-head/payment.module.css"
import frame from "./order-frame.module.css"

/** The card of the order without its figures, in the same size. */
export const PendingOrderShape = () => {
  const { t } = useTranslation("pay")
  const labels = useOffers("estimates") ? (["power", "day", "back"] as const) : (["power"] as const)
  return (
    <Card>
      <div className={`${css.order} ${css.kept} ${frame.awaited}`}>
        <h2>
          <Block />
        </h2>
        <KeyValues items={labels.map((name) => ({ label: t(`summary.${name}`), value: <Block /> }))} />
        <p className={`${patterns.row} ${css.total}`}>
          <span>{t("summary.total")}</span>
          <span className={figure.figure}>
            <Block />
          </span>
        </p>
      </div>
    </Card>
  )
}

export const PendingOrderSkeleton = () => (
  <Loading>
    <PendingOrderShape />
  </Loading>
)
