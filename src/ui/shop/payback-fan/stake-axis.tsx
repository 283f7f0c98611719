import { BigDecimal } from "effect"
import { roundHalfUp } from "#domain/shared/money.ts"
import type { PaybackFan } from "#domain/shop/payback-fan.ts"
import { useFormatters } from "#ui/shared/format.ts"
import { findAxisAnchors, narrow, type Scale } from "./stake-scale.ts"
import css from "./payback-fan.module.css"

const percent = (position: number) => `${position}%`

interface SpanProps {
  readonly className?: string | undefined
  readonly fill?: string
  readonly from: number
  readonly to: number
  readonly height: number
}
export const Span = ({ from, to, ...rest }: SpanProps) => (
  <rect x={percent(from)} width={percent(to - from)} {...rest} />
)

interface MarkProps {
  readonly className?: string | undefined
  readonly position: number
  readonly y1?: number
  readonly y2: number
}
export const Mark = ({ position, ...rest }: MarkProps) => (
  <line x1={percent(position)} x2={percent(position)} {...rest} />
)

interface AxisProps {
  readonly fan: PaybackFan
  readonly scale: Scale
  readonly y: number
}

/** The base line of the axis, with round amounts below it. */
export const Axis = ({ scale: { ticks, positionOf }, fan, y }: AxisProps) => {
  const format = useFormatters()
  const short = ticks.every((tick) => BigDecimal.equals(roundHalfUp(tick, 0), tick))
  const texts = ticks.map((tick) => format.amount(tick, fan.currency, { isShort: short }))
  const anchors = findAxisAnchors(
    texts.map((text, index) => ({ position: positionOf(ticks[index]!), width: text.length * narrow.small })),
  )
  return (
    <svg className={css.axis} y={y} overflow="visible">
      <line x2="100%" />
      {ticks.map((tick, index) => (
        <g key={String(tick)}>
          <Mark position={positionOf(tick)} y2={5} />
          {/* Omits a label with the same text as its neighbour, because amounts below a cent look alike. */}
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
