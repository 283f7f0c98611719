import { useTranslation } from "react-i18next"
import type { withdrawal } from "#machines/money/withdrawal.machine.ts"
import { ResultNotice } from "#ui/kit/form/result-notice.tsx"
import { Address } from "#ui/kit/figures/address.tsx"
import { Button } from "#ui/kit/actions/button.tsx"
import { DialogActions } from "#ui/kit/overlays/dialog.tsx"
import { useFormatters } from "#ui/shared/format.ts"
import { OperatorNote } from "#ui/site/operator.tsx"
import type { ScreenProps } from "#ui/shared/flow.tsx"
import { useWithdrawalFigures, WithdrawalFigures } from "./withdrawal-figures.tsx"
import patterns from "#ui/kit/styles/patterns.module.css"

type Props = ScreenProps<typeof withdrawal>

/** Everything about a withdrawal before it is sent, and while it is. */
export const WithdrawalReview = ({ state, send }: Props) => {
  const { t } = useTranslation("withdrawal")
  const format = useFormatters()
  const { coin, formData, details } = state.context
  const { amount, address } = details!
  const { summary } = formData!
  const { network } = useWithdrawalFigures(amount, summary.fee)
  const isSending = state.matches("processing") || state.matches("updating")
  const sum = format.amount(network?.received ?? amount, coin)
  return (
    <>
      <ResultNotice kind="info">
        <p>
          <strong>{t("review.title")}</strong>
        </p>
        <p>{t("review.text")}</p>
      </ResultNotice>
      <WithdrawalFigures coin={coin} amount={amount} fee={summary.fee} summary={summary} />
      <div>
        <p className={patterns.note}>{t(`address.${coin}`)}</p>
        <Address text={address} emphasised />
      </div>
      <DialogActions>
        <Button busy={isSending} onClick={() => send({ type: "withdrawal.confirm" })}>
          {isSending ? t("processing") : t(network === null ? "review.withdraw" : "review.send", { amount: sum })}
        </Button>
        <Button kind="quiet" disabled={isSending} onClick={() => send({ type: "form.back" })}>
          {t("review.back")}
        </Button>
      </DialogActions>
      <OperatorNote />
    </>
  )
}
