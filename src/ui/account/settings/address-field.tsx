import css from "../../kit/fields/field.module.css"
import { FieldMessage } from "../../kit/fields/field-message"
import { useFormField } from "../../kit/fields/use-form-field"

interface Props {
  readonly label: string
  readonly disabled: boolean
  readonly onType: (address: string) => void
}

export const AddressField = ({ label, disabled, onType }: Props) => {
  const { id, messageId, input, error } = useFormField<string>("address")
  return (
    <div className={css.field}>
      <label className={css.label} htmlFor={id}>
        {label}
      </label>
      <div className={css.box}>
        <input
          {...input}
          id={id}
          className={css.input}
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          translate="no"
          disabled={disabled}
          aria-invalid={error !== undefined}
          aria-describedby={error === undefined ? undefined : messageId}
          onChange={(event) => {
            input.onChange(event)
            onType(event.target.value)
          }}
        />
      </div>
      <FieldMessage id={messageId} error={error} />
    </div>
  )
}
