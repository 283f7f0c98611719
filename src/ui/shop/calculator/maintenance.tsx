import { memo } from "react"
import { useTranslation } from "react-i18next"
import { decimal, type Decimal } from "#domain/shared/money.ts"
import type { Offer } from "#domain/shop/offer.ts"
import { isMaintenanceFeeUnknown, maintenanceFeeOf } from "#domain/shop/quantity.ts"
import { useFormatters } from "#ui/shared/format.ts"
import { VisuallyHidden } from "#ui/kit/layout/visually-hidden.tsx"
import { KeyValues } from "#ui/kit/figures/key-values.tsx"
import { Panel } from "#ui/kit/layout/panel.tsx"
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
