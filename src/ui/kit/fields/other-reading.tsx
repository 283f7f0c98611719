import { useTranslation } from "react-i18next"
import { decimal } from "#domain/shared/money.ts"
import { useFormatters } from "#ui/shared/format.ts"
import { TextButton } from "#ui/kit/actions/text-button.tsx"
import css from "./field.module.css"
import patterns from "#ui/kit/styles/patterns.module.css"

interface Props {
  /** Plain decimals. */
  readonly read: string
  readonly other: string
  readonly onChoose: () => void
}

/** How a lone comma was read, and the way to what else it may mean. */
export const OtherReading = ({ read, other, onChoose }: Props) => {
  const { t } = useTranslation()
  const format = useFormatters()
  const amounts = { read: format.number(decimal(read)), other: format.number(decimal(other)) }
  return (
    // A press must not leave the field: that would commit the first reading.
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
