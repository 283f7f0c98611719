import { BigDecimal } from "effect"
import { useId } from "react"
import { useTranslation } from "react-i18next"
import { decimal, roundHalfUp, type Decimal } from "#domain/shared/money.ts"
import { scenarios } from "#domain/shop/income.ts"
import type { PaybackFan } from "#domain/shop/payback-fan.ts"
import type { StakeOutcome } from "#domain/shop/stake-outcome.ts"
import { useFormatters } from "#ui/shared/format.ts"
import css from "./payback-fan.module.css"
import patterns from "#ui/kit/styles/patterns.module.css"
import { anchorsOf, magnifiedScale, smallLetter, strongLetter, wholeScale, type Scale } from "./stake-scale.ts"
import { useFanTexts } from "./use-fan-texts.ts"

interface Props {
  readonly fan: PaybackFan
  readonly of: StakeOutcome
  readonly isBought: boolean
}

const percent = (position: number) => `${position}%`

/** What comes back at three prices: above its marks, or side by side where that is too narrow. */
export const StakeEnds = ({ fan, isBought }: Omit<Props, "of">) => {
  const { t } = useTranslation("estimates")
  const format = useFormatters()
  const { coin, label } = useFanTexts(fan, isBought)
  const { at } = wholeScale(fan)
  const spread = format.percent(decimal(fan.spread))
  const ends = scenarios.map((scenario) => ({
    scenario,
    amount: label(fan.ends[scenario]),
    name: t(`stakeScale.${scenario}`, { coin, percent: spread }),
  }))
  const anchors = anchorsOf(
    ends.map(({ scenario, amount, name }) => ({
      at: at(fan.ends[scenario]),
      width: Math.max(amount.length * strongLetter, name.length * smallLetter),
    })),
  )
  return anchors.includes(null) ? (
    <div className={`${patterns.note} ${css.ends}`} aria-hidden="true">
      {ends.map(({ scenario, amount, name }) => (
        <div key={scenario}>
          <div className={css.amount} translate="no" data-figure={`purchase.${scenario}`}>
            {amount}
          </div>
          <div>{name}</div>
        </div>
      ))}
    </div>
  ) : (
    <div className={patterns.note} aria-hidden="true" translate="no">
      <svg className={`${css.bar} ${css.above}`}>
        {ends.map(({ scenario, amount, name }, index) => (
          <g key={scenario}>
            <text {...anchors[index]} className={css.amount} y="18" data-figure={`purchase.${scenario}`}>
              {amount}
            </text>
            <text {...anchors[index]} y="36">
              {name}
            </text>
          </g>
        ))}
      </svg>
    </div>
  )
}

interface SpanProps {
  readonly className?: string | undefined
  readonly fill?: string
  readonly from: number
  readonly to: number
  readonly height: number
}
const Span = ({ from, to, ...rest }: SpanProps) => <rect x={percent(from)} width={percent(to - from)} {...rest} />

const Mark = ({
  at,
  ...rest
}: {
  readonly className?: string | undefined
  readonly at: number
  readonly y1?: number
  readonly y2: number
}) => <line x1={percent(at)} x2={percent(at)} {...rest} />

/** Its base line, and round amounts below it. */
const Axis = ({ scale: { ticks, at }, fan, y }: Pick<Props, "fan"> & { readonly scale: Scale; readonly y: number }) => {
  const format = useFormatters()
  const short = ticks.every((tick) => BigDecimal.equals(roundHalfUp(tick, 0), tick))
  const texts = ticks.map((tick) => format.amount(tick, fan.currency, { short }))
  const anchors = anchorsOf(texts.map((text, index) => ({ at: at(ticks[index]!), width: text.length * smallLetter })))
  return (
    <svg className={css.axis} y={y} overflow="visible">
      <line x2="100%" />
      {ticks.map((tick, index) => (
        <g key={String(tick)}>
          <Mark at={at(tick)} y2={5} />
          {/* Amounts below a cent look alike. */}
          {anchors[index] && texts[index] !== texts[index - 1] && (
            <text {...anchors[index]} y="18">
              {texts[index]}
            </text>
          )}
        </g>
      ))}
    </svg>
  )
}

/** Stake, earnings and cost where they differ; solid is what has been paid. */
const Magnified = ({ fan, of, isBought, scale }: Props & { readonly scale: Scale }) => {
  const { t } = useTranslation("estimates")
  const format = useFormatters()
  const { label } = useFanTexts(fan)
  const id = useId()
  const { worth, cost, paid, more } = of
  const at = (amount: Decimal) => scale.at(amount)
  const [stake, end, price] = [at(worth.stake), at(worth.end), at(cost)]
  const arrived = at(BigDecimal.min(worth.end, BigDecimal.sum(worth.stake, paid)))
  const priceText = t(isBought ? "fan.paid" : "fan.price", { amount: label(fan.cost) })
  const [anchor] = anchorsOf([{ at: price, width: priceText.length * strongLetter }])
  const stakeText = t("stakeScale.stakeOf", { amount: label(worth.stake) })
  const isShort = stakeText.length * smallLetter + 2 > Math.min(stake, price)
  const moreText = format.amountChange(more, fan.currency)
  const last = Math.max(end, price) + 2
  return (
    <svg y="84" overflow="visible">
      <pattern id={id} width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(25)">
        <rect className={css.band} width="7" height="7" />
        <line className={css.hatch} x1="1" x2="1" y2="7" />
      </pattern>
      <Span className={css.band} from={0} to={stake} height={24} />
      <Span className={css.past} from={stake} to={arrived} height={24} />
      <Span fill={`url(#${id})`} from={arrived} to={end} height={24} />
      <Axis fan={fan} scale={scale} y={24} />
      <Mark className={css.line} at={end} y2={24} />
      <Mark className={css.rule} at={price} y1={-4} y2={29} />
      <text {...anchor} className={css.price} y="-8" data-figure="purchase.cost">
        {priceText}
      </text>
      <text x="2%" y="17" data-figure={isShort ? undefined : "purchase.stakeWorth"}>
        {isShort ? t("stakeScale.stake") : stakeText}
      </text>
      {last + moreText.length * smallLetter < 100 && (
        <text
          className={BigDecimal.isPositive(more) ? css.when : undefined}
          x={percent(last)}
          y="17"
          data-figure="stake.more"
        >
          {moreText}
        </text>
      )}
    </svg>
  )
}

/** The end of a stake from nothing on, and below it the piece that matters; lengths in percent, as in the fan. */
export const StakeScales = (props: Props) => {
  const { t } = useTranslation("estimates")
  const format = useFormatters()
  const { fan, of } = props
  const [stake, earned, end, cost] = [of.worth.stake, of.worth.earned, of.worth.end, of.cost].map((amount) =>
    format.amount(amount, fan.currency),
  )
  const [whole, piece] = [wholeScale(fan), magnifiedScale(of)]
  return (
    <div className={patterns.note} translate="no">
      <svg
        className={`${css.bar} ${css.scales}`}
        role="img"
        aria-label={t("stakeScale.picture", { stake, earned, end, cost })}
      >
        <svg y="14" height="70" width="100%" viewBox="0 0 100 100" preserveAspectRatio="none">
          <polygon
            className={css.loupe}
            points={`${whole.at(piece.from)},0 ${whole.at(BigDecimal.min(piece.to, whole.to))},0 100,100 0,100`}
          />
        </svg>
        <Span className={css.band} from={0} to={whole.at(fan.ends.higher)} height={14} />
        <Axis fan={fan} scale={whole} y={14} />
        <Mark className={css.edge} at={whole.at(fan.ends.lower)} y2={14} />
        <Mark className={css.edge} at={whole.at(fan.ends.higher)} y2={14} />
        <Mark className={css.line} at={whole.at(fan.ends.asToday)} y2={14} />
        <Mark className={css.rule} at={whole.at(fan.cost)} y1={-3} y2={19} />
        <Magnified {...props} scale={piece} />
      </svg>
    </div>
  )
}
