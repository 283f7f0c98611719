import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import css from "./field.module.css"
import { DangerIcon } from "../layout/icons"

/** A schema's message is a translation key; a server's message is shown verbatim. */
const useMessage = () => {
  const { t, i18n } = useTranslation()
  return (message: string): string => (i18n.exists(message) ? t(message as never) : message)
}

interface ErrorProps {
  readonly id: string
  readonly message: string
}

/** The error of a field or of a group of fields. */
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

/** The error of a field, or else its hint. */
export const FieldMessage = ({ id, hint, error }: MessageProps) => {
  if (error !== undefined) return <FieldError id={id} message={error} />
  return hint === undefined ? null : (
    <p id={id} className={css.below}>
      {hint}
    </p>
  )
}
