import { useId, type ReactNode } from "react"
import type { FigureMark } from "#ui/kit/figures/figure-mark.ts"
import hidden from "#ui/kit/layout/visually-hidden.module.css"
import patterns from "#ui/kit/styles/patterns.module.css"
import css from "./segmented-radios.module.css"

interface Props<Value extends string> {
  readonly legend: ReactNode
  /** Hides the legend visually, because the options explain themselves. Screen readers still announce it. */
  readonly isLegendHidden?: boolean
  /** The selected value. If it matches no option, no option is selected. */
  readonly value: string
  readonly options: ReadonlyArray<{
    readonly value: Value
    readonly text: string
    readonly figure?: FigureMark | undefined
  }>
  readonly onChange: (value: Value) => void
}

/** A choice between a few short options, all of them visible. */
export const SegmentedRadios = <Value extends string>({
  legend,
  isLegendHidden = false,
  value,
  options,
  onChange,
}: Props<Value>) => {
  const name = useId()
  return (
    <fieldset>
      <legend className={isLegendHidden ? hidden.hidden : css.legend}>{legend}</legend>
      <div className={`${patterns.row} ${css.options}`}>
        {options.map((option) => (
          <label key={option.value} className={`${patterns.control} ${css.option}`}>
            <input
              type="radio"
              className={patterns.covering}
              name={name}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span data-figure={option.figure}>{option.text}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
