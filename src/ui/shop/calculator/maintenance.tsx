import { memo } from "react"
import { useTranslation } from "react-i18next"
import type { Decimal } from "../../../domain/shared/money"
import { decimal } from "../../../domain/shared/money"
import type { Offer } from "../../../domain/shop/offer"
import { isMaintenanceFeeUnknown, maintenanceFeeOf } from "../../../domain/shop/quantity"
import { useFormatters } from "../../shared/format"
import { VisuallyHidden } from "../../kit/layout/visually-hidden"
import { KeyValues } from "../../kit/figures/key-values"
import { Panel } from "../../kit/layout/panel"
import css from "./calculator-form.module.css"

interface Props {
  readonly offer: Offer
}

const one = decimal("1")
const thousand = decimal("1000")

/** The fee deducted from payouts, and the fee before the discount. */
export const MaintenanceLines = memo(({ offer }: Props) => {
  const { t } = useTranslation("buy")
  if (!maintenanceFeeOf(offer)) return <MaintenanceTerms offer={offer} />
  return (
    <Panel title={t("calculator.maintenance.title")}>
      <MaintenanceTerms offer={offer} />
      <p className={css.quiet}>{t("calculator.maintenance.deducted")}</p>
    </Panel>
  )
})

export const MaintenanceTerms = ({ offer }: Props) => {
  const { t } = useTranslation("buy")
  const format = useFormatters()
  const fee = maintenanceFeeOf(offer)
  if (!fee)
    return (
      <p className={css.quiet}>{t(`calculator.maintenance.${isMaintenanceFeeUnknown(offer) ? "unknown" : "none"}`)}</p>
    )
  const label = (quantity: Decimal) =>
    t(`calculator.maintenance.${fee.per}`, { quantity: format.quantity(quantity, fee.unit) })
  const priceWithOld = (now: Decimal, old: Decimal) => {
    const [current, before] = [format.amount(now, offer.currency), format.amount(old, offer.currency)]
    // A difference below a cent would show the same figure struck out.
    return before === current ? (
      current
    ) : (
      <>
        <s className={css.old}>
          <VisuallyHidden>{`${t("calculator.maintenance.before")} `}</VisuallyHidden>
          <span>{before}</span>
        </s>{" "}
        <span>{current}</span>
      </>
    )
  }
  return (
    <KeyValues
      items={[
        { label: label(one), value: priceWithOld(fee.one, fee.old) },
        ...(fee.thousand && fee.oldThousand
          ? [{ label: label(thousand), value: priceWithOld(fee.thousand, fee.oldThousand) }]
          : []),
      ]}
    />
  )
}
