import { useTranslation } from "react-i18next"
import { namedUnit } from "#domain/shop/offer.ts"
import { quantityRange } from "#domain/shop/quantity.ts"
import type { Quote } from "#domain/shop/quote.ts"
import type { calculator } from "#machines/shop/calculator.machine.ts"
import { MoneyField } from "#ui/kit/fields/money-field.tsx"
import type { ScreenProps } from "#ui/shared/flow.tsx"
import { useFormatters } from "#ui/shared/format.ts"
import type { CalculatorDependencies } from "./calculator-props.ts"
import css from "./calculator-form.module.css"

interface Props extends ScreenProps<typeof calculator> {
  readonly quote: Quote
  readonly locked: boolean
  readonly onCommit: () => void
  readonly Currency: CalculatorDependencies["Currency"]
}

/** The fields for the quantity and for the cost, each of which follows the other. */
export const QuantityAndCost = ({ state, send, quote, locked, onCommit, Currency }: Props) => {
  const { t } = useTranslation("buy")
  const format = useFormatters()
  const { offer, quantityText, costText } = quote
  const { lowest, highest } = quantityRange(offer)
  const isStake = offer.coin === "eth2"
  const unit = namedUnit(offer.coin, offer.unit)
  const range = {
    min: format.quantity(lowest, unit),
    max: format.quantity(highest, unit),
    step: format.number(offer.step),
  }
  return (
    <div className={css.pair}>
      <MoneyField
        name="quantity"
        label={t(isStake ? "calculator.stake" : "calculator.quantity")}
        figure="purchase.power"
        value={quantityText}
        unit={format.unit(unit)}
        suffix={format.unit(unit)}
        disabled={locked}
        error={state.matches({ editing: "quantityInvalid" }) ? t("calculator.quantityInvalid", range) : undefined}
        onValue={(text) => send({ type: "quantity.type", text })}
        onCommit={onCommit}
      />
      <MoneyField
        name="cost"
        label={t("calculator.cost")}
        figure="purchase.cost"
        value={costText}
        disabled={locked}
        unit={offer.currency === "unknown" ? undefined : offer.currency}
        suffix={offer.currency === "unknown" ? undefined : <Currency value={offer.currency} />}
        error={state.matches({ editing: "costInvalid" }) ? t("calculator.costInvalid") : undefined}
        onValue={(text) => send({ type: "cost.type", text })}
        onCommit={onCommit}
      />
    </div>
  )
}
