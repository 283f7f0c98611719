import { BigDecimal, Option } from "effect"
import { useId } from "react"
import type { Decimal } from "../../../domain/shared/money"
import { decimal, roundDown, parseDecimal, toPlainDecimal } from "../../../domain/shared/money"
import css from "./slider.module.css"

interface Props {
  readonly label: string
  readonly min: string
  readonly max: string
  readonly step: string
  readonly value: string
  readonly onValue: (value: string) => void
  /** Called when the user finishes a change. */
  readonly onCommit?: (() => void) | undefined
  readonly format: (value: string) => string
  readonly disabled?: boolean | undefined
}

/** The number of whole steps in the range: a count, hence a number. */
const stepsBetween = (min: Decimal, value: Decimal, step: Decimal): number =>
  Number(toPlainDecimal(roundDown(Option.getOrThrow(BigDecimal.divide(BigDecimal.subtract(value, min), step)), 0), 0))

/** The native range input holds a step index, so amounts are never floats. */
export const Slider = ({ label, min, max, step, value, onValue, onCommit, format, disabled }: Props) => {
  const id = useId()
  const [lowest, highest, stepSize] = [decimal(min), decimal(max), decimal(step)]
  const last = stepsBetween(lowest, highest, stepSize)
  const current = parseDecimal(value)
  const stepIndex = current === null ? 0 : Math.min(Math.max(stepsBetween(lowest, current, stepSize), 0), last)
  const valueAt = (index: string) =>
    toPlainDecimal(BigDecimal.sum(lowest, BigDecimal.multiply(stepSize, decimal(index))))
  return (
    <div className={css.slider}>
      <input
        id={id}
        type="range"
        className={css.range}
        aria-label={label}
        min="0"
        max={last}
        step="1"
        value={stepIndex}
        disabled={disabled}
        aria-valuetext={format(current === null ? min : value)}
        aria-describedby={`${id}-ends`}
        onChange={({ target }) => onValue(valueAt(target.value))}
        onPointerUp={onCommit}
        onKeyUp={onCommit}
        onBlur={onCommit}
      />
      <div id={`${id}-ends`} className={css.ends}>
        <span>{format(min)}</span>
        <span>{format(max)}</span>
      </div>
    </div>
  )
}
