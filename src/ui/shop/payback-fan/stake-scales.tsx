import { BigDecimal } from "effect"
import { useId } from "react"
import { useTranslation } from "react-i18next"
import { type Decimal } from "#domain/shared/money.ts"
import type { PaybackFan } from "#domain/shop/payback-fan.ts"
import type { StakeOutcome } from "#domain/shop/stake-outcome.ts"
import { useFormatters } from "#ui/shared/format.ts"
import { Axis, Mark, Span } from "./stake-axis.tsx"
import { findAxisAnchors, createMagnifiedScale, narrow, createFullScale, type Scale } from "./stake-scale.ts"
import { useFanTexts } from "./use-fan-texts.ts"
import patterns from "#ui/kit/styles/patterns.module.css"
import css from "./payback-fan.module.css"

interface Props {
  readonly fan: PaybackFan
  readonly outcome: StakeOutcome
  readonly isBought: boolean
}

const minus = "\u2212"

/** Shows stake, earnings and cost where they differ. Solid lines show the paid part. */
const Magnified = ({ fan, outcome, isBought, scale }: Props & { readonly scale: Scale }) => {
  const { t } = useTranslation("estimates")
  const { label } = useFanTexts(fan)
  const id = useId()
  const { worth, cost, paid, surplus } = outcome
  const positionOf = (amount: Decimal) => scale.positionOf(amount)
  const [stake, end, price] = [positionOf(worth.stake), positionOf(worth.end), positionOf(cost)]
  const arrived = positionOf(BigDecimal.min(worth.end, BigDecimal.sum(worth.stake, paid)))
  const priceText = t(isBought ? "fan.paid" : "fan.price", { amount: label(fan.cost) })
  const [anchor] = findAxisAnchors([{ position: price, width: priceText.length * narrow.strong }])
  const stakeText = t("stakeScale.stakeOf", { amount: label(worth.stake) })
  const isShort = stakeText.length * narrow.small + 2 > Math.min(stake, price)
  const moreText = `${BigDecimal.isNegative(surplus) ? minus : "+"}${label(BigDecimal.abs(surplus))}`
  const last = Math.max(end, price) + 2
  return (
    <svg y="84" overflow="visible">
      <pattern id={id} width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(25)">
        <rect className={css.band} width="9" height="9" />
        <line className={css.line} x1="2" x2="2" y2="9" opacity="0.4" />
      </pattern>
      <Span className={css.band} from={0} to={stake} height={24} />
      <Span className={css.past} from={stake} to={arrived} height={24} />
      <Span fill={`url(#${id})`} from={arrived} to={end} height={24} />
      <Axis fan={fan} scale={scale} y={24} />
      <Mark className={css.line} position={end} y2={24} />
      <Mark className={css.rule} position={price} y1={-4} y2={29} />
      <text {...anchor} className={css.price} y="-8" data-figure="purchase.cost">
        {priceText}
      </text>
      <text x="2%" y="17" data-figure={isShort ? undefined : "purchase.stakeWorth"}>
        {isShort ? t("stakeScale.stake") : stakeText}
      </text>
      {last + moreText.length * narrow.small < 100 && (
        <text
          className={BigDecimal.isPositive(surplus) ? css.more : undefined}
          x={`${last}%`}
          y="17"
          data-figure="stake.more"
        >
          {moreText}
        </text>
      )}
    </svg>
  )
}

/**
 * Shows the end of a stake on a scale from zero, and below it the relevant section magnified. Lengths are in percent, as in the
 * fan.
 */
export const StakeScales = (props: Props) => {
  const { t } = useTranslation("estimates")
  const format = useFormatters()
  const { fan, outcome } = props
  const [stake, earned, end, cost] = [outcome.worth.stake, outcome.worth.earned, outcome.worth.end, outcome.cost].map(
    (amount) => format.amount(amount, fan.currency),
  )
  const [fullScale, magnified] = [createFullScale(fan), createMagnifiedScale(outcome)]
  return (
    <div className={`${patterns.note} ${patterns.stack}`} translate="no">
      <svg
        width="100%"
        height="132"
        overflow="visible"
        role="img"
        aria-label={t("stakeScale.picture", { stake, earned, end, cost })}
      >
        <svg opacity="0.5" y="14" height="70" width="100%" viewBox="0 0 100 100" preserveAspectRatio="none">
          <polygon
            className={css.bought}
            points={`${fullScale.positionOf(magnified.from)},0 ${fullScale.positionOf(BigDecimal.min(magnified.to, fullScale.to))},0 100,100 0,100`}
          />
        </svg>
        <Span className={css.band} from={0} to={fullScale.positionOf(fan.ends.higher)} height={14} />
        <Axis fan={fan} scale={fullScale} y={14} />
        <Mark className={css.edge} position={fullScale.positionOf(fan.ends.lower)} y2={14} />
        <Mark className={css.edge} position={fullScale.positionOf(fan.ends.higher)} y2={14} />
        <Mark className={css.line} position={fullScale.positionOf(fan.ends.asToday)} y2={14} />
        <Mark className={css.rule} position={fullScale.positionOf(fan.cost)} y1={-3} y2={19} />
        <Magnified {...props} scale={magnified} />
      </svg>
    </div>
  )
}
