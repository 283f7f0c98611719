import type { FormEvent } from "react"
import { useTranslation } from "react-i18next"
import { validateForecastDraft, type ForecastField, type ForecastProblem } from "#domain/cabinet/forecast-form.ts"
import { calculateForecastPriceBounds } from "#domain/cabinet/forecast.ts"
import { roundDown, roundUp } from "#domain/shared/money.ts"
import type { forecastForm } from "#machines/cabinet/forecast-form.machine.ts"
import { Button } from "#ui/kit/actions/button.tsx"
import { Notice } from "#ui/kit/feedback/notice.tsx"
import { MoneyField } from "#ui/kit/fields/money-field.tsx"
import type { ScreenProps } from "#ui/shared/flow.tsx"
import { useFormatters } from "#ui/shared/format.ts"
import patterns from "#ui/kit/styles/patterns.module.css"
import css from "./forecast-form.module.css"

type ViewProps = ScreenProps<typeof forecastForm>

/**
 * Returns a function that describes the allowed range of a field. Each bound is rounded to cents, towards the allowed side, so
 * that the text never names a refused price.
 */
const useRange = ({
  state: {
    context: { rate, currency },
  },
}: ViewProps) => {
  const { amount } = useFormatters()
  const { min, max } = calculateForecastPriceBounds(rate)
  return { lowest: amount(roundUp(min, 2), currency), highest: amount(roundDown(max, 2), currency) }
}

/** Explains how a change of currency converted the entered amounts. */
const CurrencyChangeNotice = ({ state }: Pick<ViewProps, "state">) => {
  const { t } = useTranslation("dashboard")
  const format = useFormatters()
  const { conversion, currency } = state.context
  if (conversion === null) return null
  const name = currency === "unknown" ? "" : currency.toUpperCase()
  return conversion.to === "carried" ? (
    <Notice kind="info">{t("forecast.form.carried", { currency: name })}</Notice>
  ) : (
    <Notice kind="warn">
      {t("forecast.form.lost", { price: format.amount(conversion.price, conversion.currency), currency: name })}
    </Notice>
  )
}

/** The fields of one coin: its price now, the growth, and its price in a year. A change of one field changes another. */
const CoinFields = (props: ViewProps) => {
  const { state, send } = props
  const { t } = useTranslation("dashboard")
  const range = useRange(props)
  const { coin, draft, rate, currency } = state.context
  const problems = state.matches("invalid") ? validateForecastDraft(draft, rate) : null
  const messageOf = (problem: ForecastProblem | null | undefined) =>
    problem ? t(`forecast.form.problems.${problem}`, range) : undefined
  const field = (name: ForecastField) => ({
    name: `${coin}-${name}`,
    label: t(`forecast.form.${name}`),
    value: draft[name],
    error: messageOf(problems?.[name]),
    onChange: (text: string) => send({ type: "field.type", field: name, text }),
    onCommit: () => send({ type: "field.commit" }),
  })
  const unit = currency === "unknown" ? undefined : currency
  const suffix = unit?.toUpperCase()
  return (
    <fieldset data-figure-of={coin} className={`${patterns.stack} ${css.form}`}>
      <legend>
        <strong>{t("forecast.form.title", { coin: t(`accounts.coins.${coin}`) })}</strong>
      </legend>
      <div role="status" className={css.conversion}>
        <CurrencyChangeNotice state={state} />
      </div>
      <MoneyField
        {...field("price")}
        unit={unit}
        suffix={suffix}
        hint={<span data-figure="forecast.lowestPrice forecast.highestPrice">{t("forecast.form.range", range)}</span>}
      />
      <MoneyField {...field("growth")} isSigned unit="%" suffix="%" hint={t("forecast.form.growthRange")} />
      <MoneyField {...field("inYear")} unit={unit} suffix={suffix} />
    </fieldset>
  )
}

/** The form for the assumed prices of all coins, which one submit applies together. */
export const ForecastForm = ({ forms }: { readonly forms: ReadonlyArray<ViewProps> }) => {
  const { t } = useTranslation("dashboard")
  const sendAll = (event: { readonly type: "form.submit" | "form.reset" }) => {
    for (const { send } of forms) send(event)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    sendAll({ type: "form.submit" })
  }
  return (
    <form
      className={`${patterns.stack} ${css.form}`}
      onSubmit={submit}
      noValidate
      aria-label={t("forecast.assumptions")}
    >
      {forms.map((props) => (
        <CoinFields key={props.state.context.coin} {...props} />
      ))}
      <div className={patterns.line}>
        <Button type="submit">{t("forecast.form.apply")}</Button>
        <Button kind="quiet" onClick={() => sendAll({ type: "form.reset" })}>
          {t("forecast.form.reset")}
        </Button>
        <span role="status" className={patterns.note}>
          {forms.every(({ state }) => state.matches("applied")) && t("forecast.form.applied")}
        </span>
      </div>
    </form>
  )
}
