import { useTranslation } from "react-i18next"
import { chooseNamedUnit } from "#domain/shop/offer.ts"
import { calculateQuantityRange } from "#domain/shop/quantity.ts"
import type { Quote } from "#domain/shop/quote.ts"
import type { calculator } from "#machines/shop/calculator.machine.ts"
import { MoneyField } from "#ui/kit/fields/money-field.tsx"
import type { ScreenProps } from "#ui/shared/flow.tsx"
import { useFormatters } from "#ui/shared/format.ts"
import type { CalculatorDependencies } from "./calculator-props.ts"
import css from "./calculator-form.module.css"

interface Props extends ScreenProps<typeof calculator> {
  readonly quote: Quote
  readonly isLocked: boolean
  readonly onCommit: () => void
  readonly Currency: CalculatorDependencies["Currency"]
}

/** The fields for the quantity and the cost. A change of one field changes the other. */
export const QuantityAndCost = ({ state, send, quote, isLocked, onCommit, Currency }: Props) => {
  const { t } = useTranslation("buy")
  const format = useFormatters()
  const { offer, quantityText, costText } = quote
  const { min, max } = calculateQuantityRange(offer)
  const isStake = offer.coin === "eth2"
  const unit = chooseNamedUnit(offer.coin, offer.unit)
  const range = {
    min: format.quantity(min, unit),
    max: format.quantity(max, unit),
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
        disabled={isLocked}
        error={state.matches({ editing: "quantityInvalid" }) ? t("calculator.quantityInvalid", range) : undefined}
        onChange={(text) => send({ type: "quantity.type", text })}
        onCommit={onCommit}
      />
      <MoneyField
        name="cost"
        label={t("calculator.cost")}
        figure="purchase.cost"
        value={costText}
        disabled={isLocked}
        unit={offer.currency === "unknown" ? undefined : offer.currency}
        suffix={offer.currency === "unknown" ? undefined : <Currency value={offer.currency} />}
        error={state.matches({ editing: "costInvalid" }) ? t("calculator.costInvalid") : undefined}
        onChange={(text) => send({ type: "cost.type", text })}
        onCommit={onCommit}
      />
    </div>
  )
}
