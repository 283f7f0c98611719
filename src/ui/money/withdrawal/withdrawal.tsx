import { useTranslation } from "react-i18next"
import type { PayoutCoin } from "../../../domain/account/payout-coin"
import { roundDown } from "../../../domain/shared/money"
import { reachesMinimumWithdrawal } from "../../../domain/money/withdrawal"
import type { withdrawal } from "../../../machines/money/withdrawal.machine"
import { ResultNotice } from "../../kit/form/result-notice"
import { useFlow } from "../../shared/flow"
import { useFormatters } from "../../shared/format"
import { Address } from "../../kit/figures/address"
import { Button } from "../../kit/actions/button"
import { ButtonLink } from "../../kit/actions/button-link"
import { Dialog, DialogActions } from "../../kit/overlays/dialog"
import { LoadFailed } from "../../kit/feedback/failure-panel"
import { Skeleton } from "../../kit/feedback/skeleton"
import { Spinner } from "../../kit/feedback/spinner"
import { paths } from "../../site/paths"
import { noView, renderView } from "../../shared/screen"
import type { ScreenProps, StateViews } from "../../shared/screen"
import { UnknownOutcome } from "./unknown-outcome"
import { WithdrawalForm } from "./withdrawal-form"
import type { OutcomeProps } from "./withdrawal-outcome"
import { Earlier, NotSent, Success } from "./withdrawal-outcome"
import { WithdrawalReview } from "./withdrawal-review"

type OwnProps = Pick<OutcomeProps, "onMade" | "onClose">
type Props = ScreenProps<typeof withdrawal> & OwnProps

/** In these states the dialog cannot be closed. An unknown outcome is stored and stays visible outside of the dialog. */
const sending = ["processing", "updating", "resending"] as const

export const Withdrawal = ({
  machine,
  coin,
  ...ownProps
}: OwnProps & { readonly machine: typeof withdrawal; readonly coin: PayoutCoin }) => {
  const [state, send] = useFlow(machine, { coin })
  const { t } = useTranslation("withdrawal")
  const View = renderView(views, state)
  const isSending = sending.some((name) => state.matches(name))
  return (
    <Dialog
      size="M"
      title={t("title", { coin: t(`coins.${coin}`) })}
      onClose={isSending ? undefined : ownProps.onClose}
    >
      <View state={state} send={send} {...ownProps} />
    </Dialog>
  )
}

/** A customer whose balance is enough can change the amount; another needs more power first. */
const Insufficient = ({ state, send }: Props) => {
  const { t } = useTranslation("withdrawal")
  const format = useFormatters()
  const { coin, formData } = state.context
  const { summary } = formData!
  const isEnough = reachesMinimumWithdrawal(summary)
  const back = () => send({ type: "form.back" })
  const sums = {
    min: format.amount(summary.minValue, coin),
    balance: format.amount(roundDown(summary.balance), coin),
  }
  return (
    <>
      <ResultNotice kind="warn">
        <p>
          <strong>{t("insufficient.title")}</strong>
        </p>
        <p>{t(isEnough ? "insufficient.enough" : "insufficient.text", sums)}</p>
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

const Warned = ({ state, send }: Props) => {
  const { t } = useTranslation("withdrawal")
  return (
    <>
      <ResultNotice kind="warn">
        <p>
          <strong>{t("warned.title")}</strong>
        </p>
        <p>{t("warned.text")}</p>
      </ResultNotice>
      <p>
        <Address text={state.context.details!.address} />
      </p>
      <DialogActions>
        <Button kind="quiet" onClick={() => send({ type: "form.back" })}>
          {t("warned.back")}
        </Button>
        <Button kind="danger" onClick={() => send({ type: "warning.confirm" })}>
          {t("warned.confirm")}
        </Button>
      </DialogActions>
    </>
  )
}

const Checking = () => <Spinner label={useTranslation("withdrawal").t("checking")} />
const Resending = () => <Spinner label={useTranslation("withdrawal").t("resending")} />

const Forbidden = () => {
  const { t } = useTranslation("withdrawal")
  return (
    <>
      <ResultNotice kind="info">
        <p>
          <strong>{t("forbidden.title")}</strong>
        </p>
        <p>{t("forbidden.text")}</p>
      </ResultNotice>
      <DialogActions>
        <ButtonLink href={paths.cabinetBuy()}>{t("forbidden.buy")}</ButtonLink>
      </DialogActions>
    </>
  )
}

const views: StateViews<typeof withdrawal, OwnProps> = {
  loading: () => <Skeleton lines={6} />,
  notLoaded: LoadFailed,
  form: WithdrawalForm,
  deciding: noView,
  insufficient: Insufficient,
  warned: Warned,
  review: WithdrawalReview,
  processing: WithdrawalReview,
  updating: WithdrawalReview,
  checking: Checking,
  notFound: UnknownOutcome,
  unchecked: UnknownOutcome,
  resending: Resending,
  resendRefused: UnknownOutcome,
  resendRateLimited: UnknownOutcome,
  judging: noView,
  earlier: Earlier,
  notSent: NotSent,
  rateLimited: WithdrawalForm,
  error: WithdrawalForm,
  forbidden: Forbidden,
  success: Success,
}
