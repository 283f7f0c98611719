import { useTranslation } from "react-i18next"
import {
  calculateFeeShare,
  calculateWithdrawalAmounts,
  convertToBaseCurrency,
  type WithdrawalSummary,
} from "#domain/money/withdrawal.ts"
import type { PayoutCoin } from "#domain/shared/currency.ts"
import { zero, type Decimal } from "#domain/shared/money.ts"
import type { withdrawal } from "#machines/money/withdrawal.machine.ts"
import { Button } from "#ui/kit/actions/button.tsx"
import { Address } from "#ui/kit/figures/address.tsx"
import { Amount } from "#ui/kit/figures/amount.tsx"
import { KeyValues } from "#ui/kit/figures/key-values.tsx"
import { ResultNotice } from "#ui/kit/form/result-notice.tsx"
import { DialogActions } from "#ui/kit/overlays/dialog.tsx"
import type { ScreenProps } from "#ui/shared/flow.tsx"
import { useFormatters } from "#ui/shared/format.ts"
import { OperatorNote } from "#ui/site/operator.tsx"
import { useOffers } from "#ui/site/site-config.ts"
import patterns from "#ui/kit/styles/patterns.module.css"

type ViewProps = ScreenProps<typeof withdrawal>

/** Shows the whole withdrawal for a last check, and keeps showing it while it is sent. */
export const WithdrawalReview = ({ state, send }: ViewProps) => {
  const { t } = useTranslation("withdrawal")
  const format = useFormatters()
  const { coin, formData, details } = state.context
  const { amount, address } = details!
  const { summary } = formData!
  const { network } = useWithdrawalFigures(amount, summary.fee)
  const sending = (["sending", "updating"] as const).find((name) => state.matches(name))
  const step = sending ?? "review"
  const sum = format.amount(network?.received ?? amount, coin)
  return (
    <>
      <ResultNotice kind="info" title={t(`review.title.${step}`)}>
        <p>{t(`review.text.${step}`)}</p>
      </ResultNotice>
      <WithdrawalFigures coin={coin} amount={amount} fee={summary.fee} summary={summary} />
      <WithdrawalAddress coin={coin} address={address} />
      <DialogActions>
        <Button isBusy={sending !== undefined} onClick={() => send({ type: "withdrawal.confirm" })}>
          {sending ? (
            t(`review.busy.${sending}`)
          ) : (
            <span data-figure={network === null ? "withdrawal.amount" : "withdrawal.received"}>
              {t(network === null ? "review.withdraw" : "review.send", { amount: sum })}
            </span>
          )}
        </Button>
        <Button kind="quiet" disabled={sending !== undefined} onClick={() => send({ type: "form.back" })}>
          {t("review.back")}
        </Button>
      </DialogActions>
      <OperatorNote />
    </>
  )
}

/** Returns the three figures of a withdrawal. Omits the fee and the arriving amount if the operator's API does not provide them. */
const useWithdrawalFigures = (amount: Decimal | null, fee: Decimal | null) =>
  calculateWithdrawalAmounts(amount ?? zero, useOffers("withdrawals") ? fee : null)

/** Shows the target of the withdrawal, with the ends of the address emphasised for comparison. */
export const WithdrawalAddress = ({ coin, address }: { readonly coin: PayoutCoin; readonly address: string }) => (
  <div>
    <p className={patterns.note}>{useTranslation("withdrawal").t(`address.${coin}`)}</p>
    <Address text={address} isEmphasised />
  </div>
)

interface WithdrawalFiguresProps {
  readonly coin: PayoutCoin
  /** The entered amount, or null before the customer enters it. Null shows only the fee. */
  readonly amount: Decimal | null
  readonly fee: Decimal | null
  /** Adds the worth and the time of arrival. A withdrawal that was already sent has no summary. */
  readonly summary?: WithdrawalSummary | undefined
}

/**
 * Shows the amount, the network fee and the arriving amount. The lines are the same from the form to the receipt of the
 * withdrawal.
 */
export const WithdrawalFigures = ({ coin, amount, fee, summary }: WithdrawalFiguresProps) => {
  const { t } = useTranslation("withdrawal")
  const format = useFormatters()
  const { network } = useWithdrawalFigures(amount, fee)
  const isTimed = useOffers("withdrawals")
  const minutes = isTimed ? (summary?.expectedMinutes ?? null) : null
  const share = network && calculateFeeShare(amount ?? zero, network.fee)
  const figure = (name: "amount" | "fee" | "received", value: Decimal, percent: Decimal | null = null) => (
    <>
      <div>
        <Amount figure={`withdrawal.${name}`} value={value} currency={coin} />
      </div>
      <div className={patterns.note}>
        {percent && (
          <span data-figure="withdrawal.feeShare">{`${format.percent(percent)}${summary ? " · " : ""}`}</span>
        )}
        {summary && (
          <span data-figure={`withdrawal.${name}Worth`}>
            {t("about", { amount: format.amount(convertToBaseCurrency(summary, value), summary.base.currencyId) })}
          </span>
        )}
      </div>
    </>
  )
  const items = [
    amount && { label: t("figures.amount"), value: figure("amount", amount) },
    network && { label: t("figures.fee"), value: figure("fee", network.fee, share) },
    network && amount && { label: t("figures.received"), value: figure("received", network.received) },
    minutes !== null && { label: t("expected"), value: t("minutes", { count: minutes }) },
  ]
  return items.some(Boolean) && <KeyValues items={items} />
}
