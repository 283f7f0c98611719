import { useTranslation } from "react-i18next"
import { displayCurrencies, type DisplayCurrency } from "#domain/shared/currency.ts"
import { DownIcon } from "#ui/kit/layout/icons.tsx"
import css from "./calculator-form.module.css"

interface Props {
  readonly value: string
  readonly onChoose: (currency: DisplayCurrency) => void
}

/** Lets a visitor select the currency of the prices, inside the cost field. A customer selects it in the settings. */
export const CurrencyChoice = ({ value, onChoose }: Props) => (
  <span className={css.currency}>
    <select
      aria-label={useTranslation("buy").t("calculator.currency")}
      autoComplete="off"
      value={value}
      onChange={({ target }) => {
        const chosen = displayCurrencies.find((currency) => currency === target.value)
        if (chosen) onChoose(chosen)
      }}
    >
      {displayCurrencies.map((currency) => (
        <option key={currency} value={currency}>
          {currency.toUpperCase()}
        </option>
      ))}
    </select>
    <DownIcon size={16} />
  </span>
)
