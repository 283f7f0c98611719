import { BigDecimal } from "effect"
import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import { feeFor, isFeeUnknown, maintenanceOf, validatorShare } from "../../domain/quantity"
import { isDiscounted, listCost } from "../../domain/reckoning"
import type { Reckoning } from "../../domain/reckoning"
import { notStated, useFormat } from "../format"
import { Button } from "../kit/button"
import { Figure } from "../kit/figure"
import { KeyValues } from "../kit/key-values"
import { Plate } from "../kit/plate"
import css from "./desk.module.css"
import { PaymentMarks } from "./payment-marks"
import { useTerm } from "./use-term"

interface Props {
  readonly reckoning: Reckoning
  readonly notice: ReactNode
  readonly busy: boolean
  readonly disabled: boolean
  readonly onContinue: () => void
}

const useLines = (reckoning: Reckoning) => {
  const { t } = useTranslation("buy")
  const format = useFormat()
  const term = useTerm()
  const { offer, quantity, cost } = reckoning
  const fee = maintenanceOf(offer)
  const list = listCost(reckoning)
  return [
    { label: t("calculator.quantity"), value: format.quantity(quantity, offer.unit) },
    { label: t("calculator.term"), value: term(offer) },
    ...(isDiscounted(reckoning)
      ? [
        { label: t("calculator.price"), value: format.amount(list, offer.currency) },
        {
          label: t("calculator.discount", { percent: format.percent(offer.discountPercent) }),
          value: format.amount(BigDecimal.subtract(cost, list), offer.currency)
        }
      ]
      : []),
    ...(offer.coin === "eth2"
      ? [{ label: t("staking.share"), value: format.percent(validatorShare(quantity)) }]
      : []),
    {
      label: t("calculator.maintenance.title"),
      value: fee
        ? t(`calculator.maintenance.each.${fee.per}`, {
          amount: format.amount(feeFor(quantity, offer.unit, fee), offer.currency)
        })
        : isFeeUnknown(offer) ? notStated : t("calculator.maintenance.free")
    }
  ]
}

/** The plate of what is bought, with the total and the way on; on a phone these two stay at the bottom of the screen. */
export const Pay = ({ reckoning, notice, busy, disabled, onContinue }: Props) => {
  const { t } = useTranslation("buy")
  const format = useFormat()
  const { offer, cost } = reckoning
  return (
    <aside className={css.side} aria-label={t("calculator.summary")}>
      <Plate coin={offer.coin}>
        <KeyValues items={useLines(reckoning)} />
        <div className={css.bar}>
          {notice}
          <p className={css.total}>
            <span className={css.quiet}>{t("calculator.total")}</span>
            <Figure big>{format.amount(cost, offer.currency)}</Figure>
          </p>
          <Button busy={busy} disabled={disabled} onClick={onContinue}>{t("calculator.continue")}</Button>
        </div>
        <PaymentMarks />
      </Plate>
    </aside>
  )
}
