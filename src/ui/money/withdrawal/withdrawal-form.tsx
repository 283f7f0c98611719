import { BigDecimal } from "effect"
import { useFormikContext } from "formik"
import { useRef } from "react"
import { useTranslation } from "react-i18next"
import { isAddress } from "#domain/account/address.ts"
import { isBelowMinimumWithdrawal, convertToBaseCurrency, type WithdrawalSummary } from "#domain/money/withdrawal.ts"
import type { PayoutCoin } from "#domain/shared/currency.ts"
import { decimal, roundDown, parseDecimal, toPlainDecimal, zero } from "#domain/shared/money.ts"
import type { withdrawal } from "#machines/money/withdrawal.machine.ts"
import { Button } from "#ui/kit/actions/button.tsx"
import { FailurePanel } from "#ui/kit/feedback/load-states.tsx"
import { FormField, useFormField } from "#ui/kit/fields/form-field.tsx"
import { MoneyField } from "#ui/kit/fields/money-field.tsx"
import { Amount } from "#ui/kit/figures/amount.tsx"
import { Form } from "#ui/kit/form/form.tsx"
import { RateLimitCountdown } from "#ui/kit/form/submit.tsx"
import { VisuallyHidden } from "#ui/kit/layout/visually-hidden.tsx"
import { useOnMount, type ScreenProps } from "#ui/shared/flow.tsx"
import { useFormatters } from "#ui/shared/format.ts"
import { SandboxHint } from "#ui/site/sandbox-hint/sandbox-hint.tsx"
import { BookField } from "./book-field.tsx"
import { WithdrawalFigures } from "./withdrawal-review.tsx"
import { formatLimits, createWithdrawalSchema } from "./withdrawal.form.ts"
import patterns from "#ui/kit/styles/patterns.module.css"
import css from "./withdrawal.module.css"

type ViewProps = ScreenProps<typeof withdrawal>
interface SummaryProps {
  readonly coin: PayoutCoin
  readonly summary: WithdrawalSummary
}

const isTooLittle = (summary: WithdrawalSummary, text: string): boolean => {
  const amount = parseDecimal(text)
  return amount !== null && BigDecimal.isPositive(amount) && isBelowMinimumWithdrawal(summary, amount)
}

const AmountField = ({ coin, summary }: SummaryProps) => {
  const { t } = useTranslation("withdrawal")
  const format = useFormatters()
  const { setFieldTouched, touched } = useFormikContext<{ amount: string }>()
  const { input, error, setValue } = useFormField<string>("amount")
  // Shows an error but still allows the submit, because the specification has its own state for an amount that is too small.
  const isShort = touched.amount === true && isTooLittle(summary, input.value)
  const hint = formatLimits(coin, summary, { t, format })
  return (
    <div className={`${patterns.row} ${css.amount}`}>
      <MoneyField
        name="amount"
        label={t("amount")}
        value={input.value}
        onChange={(value) => void setValue(value)}
        onCommit={() => void setFieldTouched("amount")}
        unit={coin}
        suffix={coin.toUpperCase()}
        hint={
          <span
            data-figure={
              BigDecimal.isPositive(summary.minValue) ? "withdrawal.lowest withdrawal.highest" : "withdrawal.highest"
            }
          >
            {hint}
          </span>
        }
        error={error ?? (isShort ? t("problems.min", { min: format.amount(summary.minValue, coin) }) : undefined)}
      />
      <div className={css.all}>
        <Button
          kind="quiet"
          onClick={() => {
            void setValue(toPlainDecimal(roundDown(summary.balance)))
            void setFieldTouched("amount", true, false)
          }}
        >
          <span aria-hidden="true">{t("all")}</span>
          <VisuallyHidden>{t("allOf")}</VisuallyHidden>
        </Button>
      </div>
    </div>
  )
}

/** Shows the network fee and, after an amount is entered, the amount that arrives. */
const Figures = ({ coin, summary }: SummaryProps) => {
  const { values } = useFormikContext<{ amount: string }>()
  const amount = parseDecimal(values.amount) ?? zero
  const canBeSent = BigDecimal.isPositive(amount) && !isBelowMinimumWithdrawal(summary, amount)
  return <WithdrawalFigures coin={coin} amount={canBeSent ? amount : null} fee={summary.fee} summary={summary} />
}

/** Repeats the end of the address, because people compare it and a phone's field cuts it off. */
const AddressField = ({ coin }: Pick<SummaryProps, "coin">) => {
  const { t } = useTranslation("withdrawal")
  const { address } = useFormikContext<{ address: string }>().values
  return (
    <FormField
      name="address"
      label={t(`address.${coin}`)}
      isVerbatim
      autoComplete="off"
      hint={
        isAddress(coin, address) ? t("addressEnds", { start: address.slice(0, 6), end: address.slice(-6) }) : undefined
      }
    />
  )
}

const Balance = ({ coin, summary }: SummaryProps) => {
  const { t } = useTranslation("withdrawal")
  const format = useFormatters()
  const worth = format.amount(convertToBaseCurrency(summary, summary.balance), summary.base.currencyId)
  return (
    <p className={`${patterns.row} ${css.balance}`}>
      <span className={patterns.note}>{t("balance")}</span>
      <strong>
        <Amount figure="withdrawal.balance" value={summary.balance} currency={coin} />
      </strong>
      <span className={patterns.note} data-figure="withdrawal.balanceWorth">
        {t("about", { amount: worth })}
      </span>
    </p>
  )
}

/** The form for the amount and the address. Values that were entered before, or that the server refused, are filled in. */
export const WithdrawalForm = ({ state, send }: ViewProps) => {
  const { t } = useTranslation("withdrawal")
  const format = useFormatters()
  const { coin, formData, details, failure } = state.context
  const { summary, address, book } = formData!
  const isRateLimited = state.matches("rateLimited")
  const container = useRef<HTMLDivElement>(null)
  // Focuses the message or, without one, the amount, because the previously focused element is gone.
  useOnMount(() => container.current?.querySelector<HTMLElement>("[tabindex], input")?.focus())
  const initialValues = {
    amount: details === null ? "" : toPlainDecimal(details.amount),
    address: details?.address ?? address,
  }
  return (
    <div ref={container}>
      <Form
        initialValues={initialValues}
        schema={createWithdrawalSchema(coin, summary, { t, format })}
        onSubmit={({ amount, address: to }) => send({ type: "form.submit", amount: decimal(amount), address: to })}
      >
        {(isRateLimited || state.matches("refused")) && (
          <FailurePanel failure={failure!} isRateLimited={isRateLimited} />
        )}
        <Balance coin={coin} summary={summary} />
        <AmountField coin={coin} summary={summary} />
        <Figures coin={coin} summary={summary} />
        {book !== null && <BookField coin={coin} book={book} />}
        <AddressField coin={coin} />
        <RateLimitCountdown failure={isRateLimited ? failure : null} onEnd={() => send({ type: "rateLimit.ended" })} />
        <Button type="submit" disabled={isRateLimited}>
          {t("submit")}
        </Button>
        <SandboxHint field={`${coin}Address`} />
      </Form>
    </div>
  )
}
