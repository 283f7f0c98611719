import { useTranslation } from "react-i18next"
import type { PayoutCoin } from "../../../domain/account/payout-coin"
import type { withdrawal } from "../../../machines/money/withdrawal/withdrawal.machine"
import { ResultNotice } from "../../account/account/result-notice"
import { useFlow, useOnMount } from "../../shared/flow"
import { useFormatters } from "../../shared/format"
import { Address } from "../../kit/figures/address"
import { Button } from "../../kit/actions/button"
import { ButtonLink } from "../../kit/actions/button-link"
import { Dialog, DialogActions } from "../../kit/overlays/dialog"
import { FailurePanel } from "../../kit/feedback/failure-panel"
import { Skeleton } from "../../kit/feedback/skeleton"
import { Spinner } from "../../kit/feedback/spinner"
import { paths } from "../../site/paths"
import { noView, renderView } from "../../shared/screen"
import type { ScreenProps, StateViews } from "../../shared/screen"
import { UnknownOutcome } from "./unknown-outcome"
import { WithdrawalForm } from "./withdrawal-form"

interface OwnProps {
  /** Called when balance and history have changed. */
  readonly onMade: () => void
  readonly onClose: () => void
}
type Props = ScreenProps<typeof withdrawal> & OwnProps

/** In these states the dialog cannot be closed. An unknown outcome is stored and stays visible outside of the dialog. */
const sending = ["processing", "resending"] as const

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

const NotLoaded = ({ state, send }: Props) => (
  <FailurePanel failure={state.context.failure!} onRetry={() => send({ type: "load.retry" })} />
)

const Insufficient = ({ state, send }: Props) => {
  const { t } = useTranslation("withdrawal")
  const format = useFormatters()
  const { coin, formData } = state.context
  return (
    <>
      <ResultNotice kind="warn">
        <p>
          <strong>{t("insufficient.title")}</strong>
        </p>
        <p>{t("insufficient.text", { min: format.amount(formData!.summary.minValue, coin) })}</p>
      </ResultNotice>
      <DialogActions>
        <ButtonLink href={paths.cabinetBuy()}>{t("insufficient.buy")}</ButtonLink>
        <Button kind="quiet" onClick={() => send({ type: "form.back" })}>
          {t("insufficient.back")}
        </Button>
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

const HistoryLink = () => (
  <ButtonLink kind="quiet" href={paths.history()}>
    {useTranslation("withdrawal").t("success.history")}
  </ButtonLink>
)

const Success = ({ state, onMade, onClose }: Props) => {
  useOnMount(onMade)
  const { t } = useTranslation("withdrawal")
  const format = useFormatters()
  const { coin, details } = state.context
  return (
    <>
      <ResultNotice kind="ok">
        <p>
          <strong>{t("success.title")}</strong>
        </p>
        <p>{t("success.text", { amount: format.amount(details!.amount, coin) })}</p>
      </ResultNotice>
      <p>
        <Address text={details!.address} />
      </p>
      <DialogActions>
        <Button onClick={onClose}>{t("success.close")}</Button>
        <HistoryLink />
      </DialogActions>
    </>
  )
}

const Earlier = ({ state, send, onMade }: Props) => {
  useOnMount(onMade)
  const { t } = useTranslation("withdrawal")
  const format = useFormatters()
  const { coin, pending, created } = state.context
  return (
    <>
      <ResultNotice kind="ok">
        <p>
          <strong>{t("earlier.title")}</strong>
        </p>
        <p>{t("earlier.text", { amount: format.amount(created!.amount, coin) })}</p>
      </ResultNotice>
      <p>
        <Address text={created!.address || pending!.address} />
      </p>
      <DialogActions>
        <Button onClick={() => send({ type: "form.back" })}>{t("earlier.another")}</Button>
        <HistoryLink />
      </DialogActions>
    </>
  )
}

const NotSent = ({ state, send, onMade }: Props) => {
  useOnMount(onMade)
  const { t } = useTranslation("withdrawal")
  const format = useFormatters()
  const { amount, currencyId } = state.context.created!
  return (
    <>
      <ResultNotice kind="warn">
        <p>
          <strong>{t("notSent.text", { amount: format.amount(amount, currencyId) })}</strong>
        </p>
      </ResultNotice>
      <DialogActions>
        <Button onClick={() => send({ type: "form.back" })}>{t("notSent.back")}</Button>
        <HistoryLink />
      </DialogActions>
    </>
  )
}

const views: StateViews<typeof withdrawal, OwnProps> = {
  loading: () => <Skeleton lines={6} />,
  notLoaded: NotLoaded,
  form: WithdrawalForm,
  deciding: noView,
  insufficient: Insufficient,
  warned: Warned,
  processing: WithdrawalForm,
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
