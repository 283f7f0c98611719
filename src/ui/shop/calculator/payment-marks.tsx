import { memo } from "react"
import { useTranslation } from "react-i18next"
import { BitcoinMark, EthereumMark, MastercardMark, SepaMark, SwiftMark, VisaMark } from "../../kit/layout/mark-icons"
import css from "./calculator-form.module.css"

const marks = {
  eth: EthereumMark,
  btc: BitcoinMark,
  visa: VisaMark,
  mastercard: MastercardMark,
  swift: SwiftMark,
  sepa: SepaMark,
} as const
const names = ["eth", "btc", "visa", "mastercard", "swift", "sepa"] as const

interface Props {
  readonly currency: string
}

/** Vouchers are for who pays in rand. */
export const PaymentMarks = memo(({ currency }: Props) => {
  const { t } = useTranslation("buy")
  return (
    <ul className={css.marks} aria-label={t("payWith")}>
      {names.map((name) => {
        const Mark = marks[name]
        return (
          <li key={name} className={css.mark}>
            <Mark />
            <span>{t(`methods.${name}`)}</span>
          </li>
        )
      })}
      {currency === "zar" && <li className={css.mark}>{t("methods.voucher")}</li>}
    </ul>
  )
})
