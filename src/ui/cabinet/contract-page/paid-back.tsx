import { useTranslation } from "react-i18next"
import type { MoneyAmount } from "#domain/shared/money-wire.ts"
import { toPlainDecimal, type Decimal } from "#domain/shared/money.ts"
import type { FigureMark } from "#ui/kit/figures/figure-mark.ts"
import { Figure } from "#ui/kit/figures/figure.tsx"
import { ShareBar } from "#ui/kit/figures/share-bar.tsx"
import { useFormatters } from "#ui/shared/format.ts"
import css from "#ui/cabinet/contracts/contracts.module.css"
import patterns from "#ui/kit/styles/patterns.module.css"

interface Props {
  /** The figure marks of the share, and of the paid-back amount together with the cost. */
  readonly figures: readonly [share: FigureMark, sums: FigureMark]
  readonly label: string
  readonly percent: Decimal
  readonly paid: MoneyAmount
  readonly cost: MoneyAmount
}

/** Shows the paid-back share of the cost as a figure, as a bar, and as two amounts. */
export const PaidBack = ({ figures: [share, sums], label, percent, paid, cost }: Props) => {
  const { t } = useTranslation("cabinet")
  const format = useFormatters()
  const text = format.percent(percent)
  return (
    <div className={`${patterns.stack} ${css.payback}`}>
      <p className={patterns.note}>{label}</p>
      <p>
        <Figure isBig figure={share}>
          {text}
        </Figure>
      </p>
      <ShareBar isPayback label={label} share={Number(toPlainDecimal(percent, 1))} text={text} />
      <p className={patterns.note} data-figure={sums}>
        {t("contract.paidBackOf", {
          paid: format.amount(paid.amount, paid.currencyId),
          cost: format.amount(cost.amount, cost.currencyId),
        })}
      </p>
    </div>
  )
}
