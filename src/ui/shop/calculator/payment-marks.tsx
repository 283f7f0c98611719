import { memo } from "react"
import { useTranslation } from "react-i18next"
import css from "./calculator-form.module.css"

const marks = ["eth", "btc", "visa", "mastercard", "swift", "sepa"] as const

export const PaymentMarks = memo(() => {
  const { t } = useTranslation("buy")
  return (
    <ul className={css.marks} aria-label={t("payWith")}>
      {marks.map((mark) => (
        <li key={mark} className={css.mark}>
          {t(`methods.${mark}`)}
        </li>
      ))}
    </ul>
  )
})
