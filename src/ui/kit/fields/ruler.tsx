import { memo } from "react"
import { decimal, toPlainDecimal } from "../../../domain/shared/money"
import { lastPosition, ticksBetween } from "./log-scale"
import css from "./slider.module.css"

interface Props {
  readonly min: string
  readonly max: string
  readonly step: string
  readonly format: (value: string) => string
}

/** Labels nearer to an end would touch the edge. */
const edge = lastPosition / 12
const place = (position: number) => `${position / (lastPosition / 100)}%`

/** The ticks under the needle; the input beside it gives screen readers the value. */
export const Ruler = memo(({ min, max, step, format }: Props) => (
  <svg className={css.ruler} aria-hidden="true" focusable="false">
    {ticksBetween(decimal(min), decimal(max), decimal(step)).map(({ position, value }, index) => (
      <g key={index}>
        <line x1={place(position)} x2={place(position)} y1={value === null ? "26" : "18"} y2="34" />
        {value !== null && position > edge && position < lastPosition - edge && (
          <text x={place(position)} y="12" textAnchor="middle">
            {format(toPlainDecimal(value))}
          </text>
        )}
      </g>
    ))}
  </svg>
))
