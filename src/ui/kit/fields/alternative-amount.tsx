import { useTranslation } from "react-i18next"
import { decimal } from "#domain/shared/money.ts"
import { TextButton } from "#ui/kit/actions/text-link.tsx"
import { useFormatters } from "#ui/shared/format.ts"
import patterns from "#ui/kit/styles/patterns.module.css"
import css from "./field.module.css"

interface Props {
  /** The chosen reading, as a plain decimal. */
  readonly read: string
  /** The alternative reading, as a plain decimal. */
  readonly other: string
  readonly onChoose: () => void
}

/** Shows how a lone comma was read, and offers the other reading, because "1,000" may mean one or a thousand. */
export const AlternativeAmount = ({ read, other, onChoose }: Props) => {
  const { t } = useTranslation()
  const format = useFormatters()
  const amounts = { read: format.number(decimal(read)), other: format.number(decimal(other)) }
  return (
    // Prevents the press from blurring the field, because a blur would commit the first reading.
    <div
      role="presentation"
      className={`${patterns.line} ${css.reading}`}
      onMouseDown={(event) => event.preventDefault()}
    >
      <span>{t("money.readAs", amounts)}</span>
      <TextButton onClick={onChoose}>{t("money.use", amounts)}</TextButton>
    </div>
  )
}

const signsOf = (locale: string) =>
  locale === "ru-RU" ? { decimal: ",", group: "\u00a0" } : { decimal: ".", group: "," }

/** Writes a plain decimal in the locale's format, with all of its digits: "1383.80" → "1,383.80", or "1383.80" if ungrouped. */
export const formatDecimal = (value: string, locale: string, isGrouped: boolean): string => {
  const [whole = "", part] = value.split(".")
  const integerText = isGrouped && /^\d+$/.test(whole) ? BigInt(whole).toLocaleString(locale) : whole
  return part === undefined ? integerText : `${integerText}${signsOf(locale).decimal}${part}`
}

/**
 * Removes the group separators that the field itself has written: "1,0005" → "10005". A comma that was just typed, left of the
 * caret, stays.
 */
export const withoutGroups = (text: string, locale: string, caret: number, typed: string | null) => {
  const { group } = signsOf(locale)
  const isKept = (sign: string, index: number) => sign !== group || (typed === group && index === caret - 1)
  const remaining = [...text].filter(isKept)
  return { text: remaining.join(""), caret: [...text].slice(0, caret).filter(isKept).length }
}
