import { useId, useMemo, memo, type KeyboardEvent } from "react"
import { decimal, parseDecimal, toPlainDecimal } from "#domain/shared/money.ts"
import type { FigureMark } from "#ui/kit/figures/figure-mark.ts"
import { amountOf, lastPosition, positionOf, stepsAfterKey, stepsAt, stepsIn, listTicks } from "./log-scale.ts"
import { useSliderPointer } from "./slider-pointer.ts"
import patterns from "#ui/kit/styles/patterns.module.css"
import css from "./slider.module.css"

interface RulerProps {
  readonly min: string
  readonly max: string
  readonly step: string
  readonly format: (value: string) => string
}

/** The distance from an end within which a label would touch the label of that end. */
const edge = lastPosition / 6
const place = (position: number) => `${position / (lastPosition / 100)}%`

/** The ticks under the grip. Screen readers get the value from the input. */
const Ruler = memo(({ min, max, step, format }: RulerProps) => (
  <svg className={css.ruler} aria-hidden="true" focusable="false">
    {listTicks(decimal(min), decimal(max), decimal(step)).map(({ position, value }, index) => (
      <g key={index}>
        <line x1={place(position)} x2={place(position)} y1={value === null ? "36" : "28"} y2="44" />
        {value !== null && position > edge && position < lastPosition - edge && (
          <text x={place(position)} y="70" textAnchor="middle">
            {format(toPlainDecimal(value))}
          </text>
        )}
      </g>
    ))}
  </svg>
))

interface BubbleProps {
  readonly position: number
  readonly figure: FigureMark | undefined
  readonly children: string
}

/** The value above the grip. Near an end, the box is shifted so that it stays inside the page. */
const Bubble = ({ position, figure, children }: BubbleProps) => {
  const side = position < edge ? "start" : position > lastPosition - edge ? "end" : "middle"
  return (
    <svg className={css.bubbles} aria-hidden="true" focusable="false">
      <svg x={place(position)} overflow="visible">
        <foreignObject x={{ start: "-9", middle: "-80", end: "-151" }[side]} width="160" height="26">
          <p className={`${css.bubble} ${css[side]}`} translate="no" data-figure={figure}>
            <span>{children}</span>
          </p>
        </foreignObject>
      </svg>
    </svg>
  )
}

export interface Preset {
  readonly value: string
  readonly text: string
  /** The note after the value, such as the bonus that comes with it: "+3 Th/s". */
  readonly extra: string
}

interface Props {
  readonly label: string
  /** The lower end as a plain decimal, a multiple of the step. */
  readonly min: string
  /** The upper end as a plain decimal, a multiple of the step. */
  readonly max: string
  /** The distance between two values, as a plain decimal. */
  readonly step: string
  /** The chosen value, as a plain decimal. */
  readonly value: string
  readonly onChange: (value: string) => void
  readonly format: (value: string) => string
  /** Formats the labels on the ruler, without a unit. */
  readonly formatTick: (value: string) => string
  /** Shows the value above the grip, for a slider whose value is shown nowhere else. */
  readonly hasBubble?: boolean | undefined
  readonly presets?: { readonly label: string; readonly values: ReadonlyArray<Preset> } | undefined
  /** Figure marks of the chosen value and of each preset. */
  readonly figures?: readonly [value: FigureMark, preset: FigureMark] | undefined
  readonly disabled?: boolean | undefined
}

/**
 * Chooses an amount with a grip on a logarithmic ruler. The native range input stores a position on the screen. Values are whole
 * steps, so that amounts are never floats. Keys move by one step, and the pointer moves to round values.
 */
export const Slider = ({
  label,
  min,
  max,
  step,
  value,
  onChange,
  format,
  formatTick,
  hasBubble = false,
  presets,
  figures,
  disabled,
}: Props) => {
  const id = useId()
  const stepSize = useMemo(() => decimal(step), [step])
  const scale = { first: stepsIn(decimal(min), stepSize), last: stepsIn(decimal(max), stepSize) }
  const current = parseDecimal(value)
  const steps = current === null ? scale.first : stepsIn(current, stepSize)
  const position = positionOf(steps, scale)
  const valueText = format(current === null ? min : value)
  const choose = (count: number) => onChange(toPlainDecimal(amountOf(count, stepSize)))
  const point = (at: number) => {
    const next = stepsAt(at, scale)
    if (next !== steps) choose(next)
  }
  const pointer = useSliderPointer({ position, value, disabled: disabled === true, onPosition: point, onChange })
  const pressKey = (event: KeyboardEvent) => {
    const next = stepsAfterKey(event.key, steps, scale)
    if (next === undefined) return
    event.preventDefault()
    if (next !== steps) choose(next)
  }
  return (
    <div className={css.slider}>
      {hasBubble && (
        <Bubble position={position} figure={figures?.[0]}>
          {valueText}
        </Bubble>
      )}
      <div className={css.scale} {...pointer}>
        <Ruler min={min} max={max} step={step} format={formatTick} />
        <input
          id={id}
          type="range"
          className={css.range}
          aria-label={label}
          min="0"
          max={lastPosition}
          step="1"
          value={position}
          disabled={disabled}
          aria-valuetext={valueText}
          aria-describedby={`${id}-ends`}
          onChange={({ target }) => choose(stepsAt(Number(target.value), scale))}
          onKeyDown={pressKey}
        />
      </div>
      <div id={`${id}-ends`} className={`${patterns.note} ${css.ends}`}>
        <span>{formatTick(min)}</span>
        <span>{formatTick(max)}</span>
      </div>
      {presets && presets.values.length > 0 && (
        <ul className={css.presets} aria-label={presets.label}>
          {presets.values.map((preset) => (
            <li key={preset.value} data-figure-of={preset.value}>
              <button
                type="button"
                className={css.preset}
                disabled={disabled}
                aria-pressed={preset.value === value}
                data-figure={figures?.[1]}
                onClick={() => onChange(preset.value)}
              >
                <b>{preset.text}</b> <span>{preset.extra}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
