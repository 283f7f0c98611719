import { useFormikContext } from "formik"
import { useRef } from "react"
import { useTranslation } from "react-i18next"
import type { PayoutCoin } from "../../../domain/account/payout-coin"
import { decimal, roundDown, parseDecimal, toPlainDecimal, zero } from "../../../domain/shared/money"
import type { WithdrawalSummary } from "../../../domain/money/withdrawal"
import { amountReceived, withdrawalInBaseCurrency } from "../../../domain/money/withdrawal"
import type { withdrawal } from "../../../machines/money/withdrawal/withdrawal.machine"
import { AccountForm } from "../../account/account/account-form"
import { RateLimitCountdown } from "../../account/account/rate-limit-countdown"
import { useOnMount } from "../../shared/flow"
import { useFormatters } from "../../shared/format"
import { Amount } from "../../kit/figures/amount"
import { Button } from "../../kit/actions/button"
import { FailurePanel } from "../../kit/feedback/failure-panel"
import { Figure } from "../../kit/figures/figure"
import { FormField } from "../../kit/fields/form-field"
import { VisuallyHidden } from "../../kit/layout/hidden"
import { KeyValues } from "../../kit/figures/key-values"
import { MoneyField } from "../../kit/fields/money-field"
import { SandboxHint } from "../../kit/fields/sandbox-hint"
import { useFormField } from "../../kit/fields/use-form-field"
import type { ScreenProps } from "../../shared/screen"
import { useExtension } from "../../site/site-config"
import { BookField } from "./book-field"
import { limitsText, createWithdrawalSchema } from "./withdrawal.form"
import css from "./withdrawal.module.css"

type Props = ScreenProps<typeof withdrawal>
interface SummaryProps {
  readonly coin: PayoutCoin
  readonly summary: WithdrawalSummary
}

const AmountField = ({ coin, summary, disabled }: SummaryProps & { readonly disabled: boolean }) => {
  const { t } = useTranslation("withdrawal")
  const format = useFormatters()
  const { setFieldTouched } = useFormikContext()
  const { input, error, setValue } = useFormField<string>("amount")
  const hint = limitsText(coin, summary, { t, format })
  return (
    <div className={css.amount}>
      <MoneyField
        name="amount"
        label={t("amount")}
        value={input.value}
        onValue={(value) => void setValue(value)}
        onCommit={() => void setFieldTouched("amount")}
        suffix={coin.toUpperCase()}
        hint={hint}
        error={error}
        disabled={disabled}
      />
      <div className={css.all}>
        <Button
          kind="quiet"
          disabled={disabled}
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

const Receive = ({ coin, summary }: SummaryProps) => {
  const { t } = useTranslation("withdrawal")
  const format = useFormatters()
  const { values } = useFormikContext<{ amount: string }>()
  const asked = parseDecimal(values.amount) ?? zero
  const isOffered = useExtension("withdrawals")
  const fee = isOffered ? summary.fee : null
  const minutes = isOffered ? summary.expectedMinutes : null
  const amount = fee === null ? asked : amountReceived(asked, fee)
  return (
    <KeyValues
      items={[
        ...(fee === null ? [] : [{ label: t("fee"), value: <Amount value={fee} currency={coin} /> }]),
        {
          label: t("receive"),
          value: (
            <>
              <Amount value={amount} currency={coin} />
              <div className={css.quiet}>
                {t("about", {
                  amount: format.amount(withdrawalInBaseCurrency(summary, amount), summary.base.currencyId),
                })}
              </div>
            </>
          ),
        },
        ...(minutes === null ? [] : [{ label: t("expected"), value: t("minutes", { count: minutes }) }]),
      ]}
    />
  )
}

const Balance = ({ coin, summary }: SummaryProps) => {
  const { t } = useTranslation("withdrawal")
  const format = useFormatters()
  const worth = format.amount(withdrawalInBaseCurrency(summary, summary.balance), summary.base.currencyId)
  return (
    <div>
      <div className={css.quiet}>{t("balance")}</div>
      <Figure>{format.amount(summary.balance, coin)}</Figure>
      <div className={css.quiet}>{t("about", { amount: worth })}</div>
    </div>
  )
}

/** One component for the form, its submission and its errors, so that the input stays. */
export const WithdrawalForm = ({ state, send }: Props) => {
  const { t } = useTranslation("withdrawal")
  const format = useFormatters()
  const { coin, formData, details, failure } = state.context
  const { summary, address, book } = formData!
  const busy = state.matches("processing")
  const isRateLimited = state.matches("rateLimited")
  const container = useRef<HTMLDivElement>(null)
  // Focus the message or else the amount: the previously focused element is gone.
  useOnMount(() => container.current?.querySelector<HTMLElement>("[tabindex], input")?.focus())
  const initial = {
    amount: details === null ? "" : toPlainDecimal(details.amount),
    address: details?.address ?? address,
  }
  return (
    <div ref={container}>
      <AccountForm
        initial={initial}
        rules={createWithdrawalSchema(coin, summary, { t, format })}
        onSend={({ amount, address: to }) => send({ type: "form.submit", amount: decimal(amount), address: to })}
      >
        {(isRateLimited || state.matches("error")) && <FailurePanel failure={failure!} rateLimited={isRateLimited} />}
        <Balance coin={coin} summary={summary} />
        <AmountField coin={coin} summary={summary} disabled={busy} />
        {book !== null && <BookField coin={coin} book={book} disabled={busy} />}
        <FormField name="address" label={t(`address.${coin}`)} autoComplete="off" disabled={busy} />
        <SandboxHint field={`${coin}Address`} />
        <Receive coin={coin} summary={summary} />
        <RateLimitCountdown failure={isRateLimited ? failure : null} onOver={() => send({ type: "rateLimit.ended" })} />
        <Button type="submit" busy={busy} disabled={isRateLimited}>
          {busy ? t("processing") : t("submit")}
        </Button>
      </AccountForm>
    </div>
  )
}
