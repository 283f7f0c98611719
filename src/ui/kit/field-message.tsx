import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import css from "./field.module.css"
import { DangerIcon } from "./icons"

/** A message of a form's schema is a key of the texts; a server's words stand as they are. */
const useMessage = () => {
  const { t, i18n } = useTranslation()
  return (message: string): string => (i18n.exists(message) ? t(message as never) : message)
}

interface ErrorProps {
  readonly id: string
  readonly message: string
}

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

/** Below a field: what is wrong with it, else the hint. */
export const FieldMessage = ({ id, hint, error }: MessageProps) => {
  if (error !== undefined) return <FieldError id={id} message={error} />
  return hint === undefined ? null : (
    <p id={id} className={css.below}>
      {hint}
    </p>
  )
}
