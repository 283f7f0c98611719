import { useTranslation } from "react-i18next"
import { decimal, toPlainDecimal, type Decimal } from "#domain/shared/money.ts"
import type { UnitEstimate } from "#domain/shop/unit-estimate.ts"
import { useFormatters } from "#ui/shared/format.ts"
import patterns from "#ui/kit/styles/patterns.module.css"
import css from "./payback-fan.module.css"

interface Props {
  readonly estimate: UnitEstimate
  readonly coin: string
}

const step = 25
/** The minimum percent of the price at which the bar ends. */
const minEnd = 150
const shareOf = (percent: Decimal) => Number(toPlainDecimal(percent, 1))

/** Shows the end of a fan as fractions of the price: the payback at three prices of the coin. */
export const PaybackBar = ({ estimate, coin }: Props) => {
  const { t } = useTranslation("estimates")
  const format = useFormatters()
  const percent = format.percent(decimal("50"))
  const [lower, asToday, higher] = [estimate.lowerPaidBack, estimate.paidBack, estimate.higherPaidBack].map(
    shareOf,
  ) as [number, number, number]
  const end = Math.max(minEnd, Math.ceil(higher / step) * step)
  const x = (share: number) => `${(share * 100) / end}%`
  const label = [
    `${t("fan.ahead.lower", { coin, percent })}: ${format.percent(estimate.lowerPaidBack)}`,
    `${t("fan.asToday", { coin })}: ${format.percent(estimate.paidBack)}`,
    `${t("fan.ahead.higher", { coin, percent })}: ${format.percent(estimate.higherPaidBack)}`,
  ]
  const edges = [
    { share: lower, text: t("bar.lower", { percent }) },
    { share: higher, text: t("bar.higher", { percent }) },
  ]
  return (
    <svg className={`${patterns.note} ${css.bar}`} role="img" aria-label={label.join("; ")}>
      <rect className={css.band} y="18" width={x(higher)} height="14" />
      <g className={css.axis}>
        <line x2="100%" y1="32" y2="32" />
        {Array.from({ length: end / step + 1 }, (_, index) => (
          <line key={index} x1={x(index * step)} x2={x(index * step)} y1="32" y2="37" />
        ))}
      </g>
      {edges.map(({ share, text }) => (
        <g key={text}>
          <line className={css.edge} x1={x(share)} x2={x(share)} y1="18" y2="32" />
          <text x={x(share)} y="52" textAnchor="middle">
            {text}
          </text>
        </g>
      ))}
      <line className={css.line} x1={x(asToday)} x2={x(asToday)} y1="18" y2="32" />
      <line className={css.rule} x1={x(100)} x2={x(100)} y1="14" y2="37" />
      <text className={css.price} x={x(100)} y="10" textAnchor="middle">
        {t("unit.mark")}
      </text>
    </svg>
  )
}
