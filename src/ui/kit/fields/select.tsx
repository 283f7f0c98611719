import { useId } from "react"
import css from "./field.module.css"
import { FieldMessage } from "./field-message"
import { DownIcon } from "../layout/icons"

export interface SelectOption {
  readonly value: string
  readonly text: string
}

export interface SelectProps {
  readonly label: string
  readonly options: ReadonlyArray<SelectOption>
  readonly autoComplete?: string | undefined
  readonly hint?: string | undefined
  readonly disabled?: boolean | undefined
}

interface Props extends SelectProps {
  readonly value: string
  readonly onValue: (value: string) => void
  readonly onBlur?: (() => void) | undefined
  readonly error?: string | undefined
  readonly name?: string | undefined
}

/** For lists too long for cards. The platform's own, so that a phone shows its native picker. */
export const Select = ({ label, options, value, onValue, onBlur, error, hint, ...rest }: Props) => {
  const id = useId()
  const messageId = `${id}-message`
  return (
    <div className={css.field}>
      <label className={css.label} htmlFor={id}>
        {label}
      </label>
      <div className={css.box}>
        <select
          {...rest}
          id={id}
          className={`${css.input} ${css.select}`}
          value={value}
          onBlur={onBlur}
          onChange={({ target }) => onValue(target.value)}
          aria-invalid={error !== undefined}
          aria-describedby={(error ?? hint) === undefined ? undefined : messageId}
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
      </div>
      <FieldMessage id={messageId} hint={hint} error={error} />
    </div>
  )
}
