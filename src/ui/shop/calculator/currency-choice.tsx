import { useTranslation } from "react-i18next"
import { displayCurrencies, type DisplayCurrency } from "#domain/shared/currency.ts"
import { SegmentedRadios } from "#ui/kit/fields/segmented-radios.tsx"

interface Props {
  readonly value: string
  readonly onChoose: (currency: DisplayCurrency) => void
}

/** A visitor's currency; a customer's is in the settings. */
export const CurrencyChoice = ({ value, onChoose }: Props) => (
  <SegmentedRadios
    legend={useTranslation("buy").t("calculator.currency")}
    value={value}
    options={displayCurrencies.map((currency) => ({ value: currency, text: currency.toUpperCase() }))}
    onChange={onChoose}
  />
)
