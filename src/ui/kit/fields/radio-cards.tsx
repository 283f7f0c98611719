import { useId, type ReactNode } from "react"
import { VisuallyHidden } from "#ui/kit/layout/visually-hidden.tsx"
import patterns from "#ui/kit/styles/patterns.module.css"
import css from "./radio-cards.module.css"

export interface RadioCard {
  readonly value: string
  readonly title: string
  readonly detail?: ReactNode | undefined
  readonly note?: ReactNode | undefined
  readonly disabled?: boolean | undefined
  readonly icon?: ReactNode | undefined
  /** A button for this option, rendered inside its card but outside its label. */
  readonly action?: ReactNode | undefined
}

interface Props {
  /** The legend for screen readers. Sighted users read the heading above. */
  readonly legend: string
  readonly name: string
  readonly value: string | null
  readonly onChange: (value: string) => void
  readonly options: ReadonlyArray<RadioCard>
}

/** A choice between a few options, each of which needs an explanation. */
export const RadioCards = ({ legend, name, value, onChange, options }: Props) => {
  const id = useId()
  return (
    <fieldset className={css.cards}>
      <legend>
        <VisuallyHidden>{legend}</VisuallyHidden>
      </legend>
      <div className={`${patterns.stack} ${css.grid}`}>
        {options.map((option) => (
          <div key={option.value} className={`${patterns.card} ${css.card}`} data-figure-of={option.value}>
            <label className={css.choice}>
              <input
                type="radio"
                className={css.radio}
                name={`${name}-${id}`}
                value={option.value}
                checked={option.value === value}
                disabled={option.disabled}
                onChange={() => onChange(option.value)}
              />
              {option.icon}
              <span className={`${patterns.row} ${css.text}`}>
                <span className={css.title}>{option.title}</span>
                {option.detail !== undefined && <span className={css.detail}>{option.detail}</span>}
                {option.note !== undefined && <span className={`${patterns.note} ${css.note}`}>{option.note}</span>}
              </span>
            </label>
            {option.action && <div className={css.action}>{option.action}</div>}
          </div>
        ))}
      </div>
    </fieldset>
  )
}
