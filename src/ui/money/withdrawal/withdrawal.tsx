import { useTranslation } from "react-i18next"
import { reachesMinimumWithdrawal } from "#domain/money/withdrawal.ts"
import type { PayoutCoin } from "#domain/shared/currency.ts"
import { roundDown } from "#domain/shared/money.ts"
import type { withdrawal } from "#machines/money/withdrawal.machine.ts"
import { Button, ButtonLink } from "#ui/kit/actions/button.tsx"
import { LoadFailed, Skeleton } from "#ui/kit/feedback/load-states.tsx"
import { Spinner } from "#ui/kit/feedback/spinner.tsx"
import { ResultNotice } from "#ui/kit/form/result-notice.tsx"
import { Dialog, DialogActions } from "#ui/kit/overlays/dialog.tsx"
import { useFlow, noView, renderView, type ScreenProps, type StateViews } from "#ui/shared/flow.tsx"
import { useFormatters } from "#ui/shared/format.ts"
import { paths } from "#ui/site/paths.ts"
import { WithdrawalForm } from "./withdrawal-form.tsx"
import { WithdrawalCreated, PendingFigures, UnknownOutcome, type OutcomeProps } from "./withdrawal-outcome.tsx"
import { WithdrawalAddress, WithdrawalReview } from "./withdrawal-review.tsx"

type OwnProps = Pick<OutcomeProps, "onCreated" | "onClose">
type ViewProps = ScreenProps<typeof withdrawal> & OwnProps

/**
 * The states in which the client sends the request. The dialog cannot be closed in them. An unknown outcome is stored and stays
 * visible outside of the dialog.
 */
const sending = ["sending", "updating", "resending"] as const

/** The dialog of a withdrawal of one coin, from the form to the outcome. */
export const Withdrawal = ({
  machine,
  coin,
  ...ownProps
}: OwnProps & { readonly machine: typeof withdrawal; readonly coin: PayoutCoin }) => {
  const { state, send } = useFlow(machine, { coin })
  const { t } = useTranslation("withdrawal")
  const isSending = sending.some((name) => state.matches(name))
  return (
    <Dialog
      size="M"
      figureOwner={coin}
      title={t("title", { coin: t(`coins.${coin}`) })}
      onClose={isSending ? undefined : ownProps.onClose}
    >
      {renderView(views, { state, send, ...ownProps })}
    </Dialog>
  )
}

/**
 * Offers to change the amount if the balance is enough. A smaller balance is below the minimum, so the customer needs more power
 * first.
 */
const Insufficient = ({ state, send }: ViewProps) => {
  const { t } = useTranslation("withdrawal")
  const format = useFormatters()
  const { coin, formData, details } = state.context
  const { summary } = formData!
  const isEnough = reachesMinimumWithdrawal(summary)
  const back = () => send({ type: "form.back" })
  const sums = {
    amount: format.amount(details!.amount, coin),
    min: format.amount(summary.minValue, coin),
    balance: format.amount(roundDown(summary.balance), coin),
  }
  return (
    <>
      <ResultNotice kind="warn" title={t("insufficient.title")}>
        <span data-figure={`withdrawal.${isEnough ? "amount" : "balance"} withdrawal.lowest`}>
          {t(isEnough ? "insufficient.enough" : "insufficient.text", sums)}
        </span>
      </ResultNotice>
      <DialogActions>
        {isEnough && <Button onClick={back}>{t("insufficient.change")}</Button>}
        <ButtonLink kind={isEnough ? "quiet" : "primary"} href={paths.cabinetBuy()}>
          {t("insufficient.buy")}
        </ButtonLink>
        {!isEnough && (
          <Button kind="quiet" onClick={back}>
            {t("insufficient.back")}
          </Button>
        )}
      </DialogActions>
    </>
  )
}

const Warned = ({ state, send }: ViewProps) => {
  const { t } = useTranslation("withdrawal")
  return (
    <>
      <ResultNotice kind="warn" title={t("warned.title")}>
        {t("warned.text")}
      </ResultNotice>
      <WithdrawalAddress coin={state.context.coin} address={state.context.details!.address} />
      <DialogActions>
        <Button onClick={() => send({ type: "form.back" })}>{t("warned.back")}</Button>
        <Button kind="danger" onClick={() => send({ type: "warning.confirm" })}>
          {t("warned.confirm")}
        </Button>
      </DialogActions>
    </>
  )
}

const Forbidden = () => {
  const { t } = useTranslation("withdrawal")
  return (
    <>
      <ResultNotice kind="info" title={t("forbidden.title")}>
        {t("forbidden.text")}
      </ResultNotice>
      <DialogActions>
        <ButtonLink href={paths.cabinetBuy()}>{t("forbidden.buy")}</ButtonLink>
      </DialogActions>
    </>
  )
}

/** Shows a request while the client waits for its response or for its entry in the history. */
const Resolving = ({ state }: ViewProps) => (
  <>
    <Spinner label={useTranslation("withdrawal").t(state.matches("checking") ? "checking" : "resending")} />
    <PendingFigures {...state.context} />
  </>
)

const Failed = (props: ViewProps) => <LoadFailed {...props} lead={useTranslation("withdrawal").t("notLoaded")} />

const views: StateViews<typeof withdrawal, OwnProps> = {
  loading: () => <Skeleton lines={6} />,
  failed: Failed,
  form: WithdrawalForm,
  deciding: noView,
  insufficient: Insufficient,
  warned: Warned,
  review: WithdrawalReview,
  sending: WithdrawalReview,
  updating: WithdrawalReview,
  checking: Resolving,
  notFound: UnknownOutcome,
  unchecked: UnknownOutcome,
  resending: Resolving,
  resendRefused: UnknownOutcome,
  resendRateLimited: UnknownOutcome,
  judging: noView,
  earlier: WithdrawalCreated,
  notSent: WithdrawalCreated,
  rateLimited: WithdrawalForm,
  refused: WithdrawalForm,
  forbidden: Forbidden,
  success: WithdrawalCreated,
}
