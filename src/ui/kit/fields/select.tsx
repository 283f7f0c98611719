import { DownIcon } from "#ui/kit/layout/icons.tsx"
import { Field, type AutoComplete } from "./field.tsx"
import css from "./field.module.css"

export interface SelectOption {
  readonly value: string
  readonly text: string
}

export interface SelectProps {
  readonly label: string
  readonly options: ReadonlyArray<SelectOption>
  readonly autoComplete?: AutoComplete | undefined
  readonly hint?: string | undefined
  readonly disabled?: boolean | undefined
}

interface Props extends SelectProps {
  readonly value: string
  readonly onChange: (value: string) => void
  readonly onBlur?: (() => void) | undefined
  readonly error?: string | undefined
  readonly name?: string | undefined
}

/** A list of options too long for cards. The control is the platform's native select, so that a phone shows its native picker. */
export const Select = ({ label, options, onChange, error, hint, autoComplete = "off", ...rest }: Props) => (
  <Field label={label} hint={hint} error={error}>
    {(control) => (
      <>
        <select
          {...rest}
          {...control}
          autoComplete={autoComplete}
          className={`${css.input} ${css.select}`}
          onChange={({ target }) => onChange(target.value)}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.text}
            </option>
          ))}
        </select>
        <span className={css.arrow}>
          <DownIcon />
        </span>
      </>
    )}
  </Field>
)
