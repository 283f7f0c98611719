import { useId, type FocusEvent, type InputHTMLAttributes, type ReactNode } from "react"
import { useTranslation } from "react-i18next"
import { DangerIcon } from "#ui/kit/layout/icons.tsx"
import patterns from "#ui/kit/styles/patterns.module.css"
import css from "./field.module.css"

/** Translates a schema's message, which is a translation key. Returns a server's message verbatim. */
const useMessage = () => {
  const { t, i18n } = useTranslation()
  return (message: string): string => (i18n.exists(message) ? t(message as never) : message)
}

interface ErrorProps {
  readonly id: string
  readonly message: string
}

/**
 * The error of a field or of a group of fields. A schema's message is a translation key, and a server's message is shown
 * verbatim.
 */
export const FieldError = ({ id, message }: ErrorProps) => {
  const text = useMessage()
  return (
    <p id={id} className={css.error}>
      <DangerIcon size={16} />
      <span>{text(message)}</span>
    </p>
  )
}

interface MessageProps {
  readonly id: string
  readonly hint?: ReactNode
  readonly error?: string | undefined
}

/** Shows the error of a field, or its hint if there is no error. */
export const FieldMessage = ({ id, hint, error }: MessageProps) => {
  if (error !== undefined) return <FieldError id={id} message={error} />
  return hint === undefined ? null : (
    <p id={id} className={patterns.note}>
      {hint}
    </p>
  )
}

/** The `autocomplete` tokens of the HTML standard. Use `off` for a value that browsers and password managers cannot fill in. */
export type AutoComplete = AutoFill | "language"

type ControlProps = Pick<InputHTMLAttributes<HTMLElement>, "id" | "className" | "aria-invalid" | "aria-describedby">

interface FieldProps {
  readonly label: string
  readonly hint?: ReactNode
  readonly error?: string | undefined
  /** Renders a message instead of the hint and the error. The message, or an element inside it, must have this id. */
  readonly message?: ((id: string) => ReactNode) | undefined
  readonly onBlur?: ((event: FocusEvent<HTMLDivElement>) => void) | undefined
  /** Renders the control with these props, together with everything else that the box contains. */
  readonly children: (control: ControlProps) => ReactNode
}

/** The frame of every field: the label on top, then the box, then the error or hint that describes the control. */
export const Field = ({ label, hint, error, message, onBlur, children }: FieldProps) => {
  const id = useId()
  const messageId = `${id}-message`
  const isDescribed = message !== undefined || (error ?? hint) !== undefined
  return (
    <div className={`${patterns.stack} ${css.field}`} onBlur={onBlur}>
      <label className={css.label} htmlFor={id}>
        {label}
      </label>
      <div className={css.box}>
        {children({
          id,
          className: css.input,
          "aria-invalid": error !== undefined,
          "aria-describedby": isDescribed ? messageId : undefined,
        })}
      </div>
      {message ? message(messageId) : <FieldMessage id={messageId} hint={hint} error={error} />}
    </div>
  )
}

interface CheckProps extends Omit<InputHTMLAttributes<HTMLInputElement>, "id" | "type" | "className"> {
  readonly label: ReactNode
  readonly error: string | undefined
  /** Announces the error. Use it for a checkbox outside a form, where no submit moves the focus to the error. */
  readonly isLive?: boolean
}

/** A checkbox with its label. A click on the label toggles it too, because the box alone is small for a finger. */
export const Checkbox = ({ label, error, isLive = false, ...input }: CheckProps) => {
  const id = useId()
  const messageId = `${id}-message`
  return (
    <div className={css.check}>
      <input
        {...input}
        id={id}
        type="checkbox"
        className={css.checkbox}
        aria-invalid={error !== undefined}
        aria-describedby={error === undefined ? undefined : messageId}
      />
      <label className={css.checkLabel} htmlFor={id}>
        {label}
      </label>
      <div className={css.checkError} role={isLive ? "status" : undefined}>
        {error !== undefined && <FieldError id={messageId} message={error} />}
      </div>
    </div>
  )
}
