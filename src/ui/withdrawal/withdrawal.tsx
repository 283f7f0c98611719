import { useTranslation } from "react-i18next"
import type { PayoutCoin } from "../../domain/address"
import type { withdrawal } from "../../machines/withdrawal/withdrawal.machine"
import { Told } from "../account/told"
import { useFlow, useOnArrival } from "../flow"
import { useFormat } from "../format"
import { Address } from "../kit/address"
import { Button } from "../kit/button"
import { ButtonLink } from "../kit/button-link"
import { Dialog, DialogActions } from "../kit/dialog"
import { FailurePanel } from "../kit/failure-panel"
import { FailureDetails } from "../kit/failure-details"
import { FailureText } from "../kit/failure-text"
import { Notice } from "../kit/notice"
import { Skeleton } from "../kit/skeleton"
import { Spinner } from "../kit/spinner"
import { paths } from "../paths"
import { nothing, viewOf } from "../screen"
import type { ScreenProps, Views } from "../screen"
import { WithdrawalForm } from "./withdrawal-form"

interface Own {
  /** Balance and history have changed. */
  readonly onMade: () => void
  readonly onClose: () => void
}
type Props = ScreenProps<typeof withdrawal> & Own

/** Nobody leaves while it is not known what became of it. */
const unsettled = ["processing", "checking"] as const

export const Withdrawal = ({ machine, coin, ...own }: Own & { readonly machine: typeof withdrawal; readonly coin: PayoutCoin }) => {
  const [state, send] = useFlow(machine, { coin })
  const { t } = useTranslation("withdrawal")
  const View = viewOf(views, state)
  const isOpen = unsettled.some((name) => state.matches(name))
  return (
    <Dialog size="M" title={t("title", { coin: t(`coins.${coin}`) })} onClose={isOpen ? undefined : own.onClose}>
      <View state={state} send={send} {...own} />
    </Dialog>
  )
}

const NotLoaded = ({ state, send }: Props) => (
  <FailurePanel failure={state.context.failure!} onRetry={() => send({ type: "load.retry" })} />
)

const Insufficient = ({ state, send }: Props) => {
  const { t } = useTranslation("withdrawal")
  const format = useFormat()
  const { coin, opened } = state.context
  return (
    <>
      <Told kind="warn">
        <p><strong>{t("insufficient.title")}</strong></p>
        <p>{t("insufficient.text", { min: format.amount(opened!.summary.minValue, coin) })}</p>
      </Told>
      <DialogActions>
        <ButtonLink href={paths.cabinetBuy()}>{t("insufficient.buy")}</ButtonLink>
        <Button kind="quiet" onClick={() => send({ type: "form.back" })}>{t("insufficient.back")}</Button>
      </DialogActions>
    </>
  )
}

const Warned = ({ state, send }: Props) => {
  const { t } = useTranslation("withdrawal")
  return (
    <>
      <Told kind="warn">
        <p><strong>{t("warned.title")}</strong></p>
        <p>{t("warned.text")}</p>
      </Told>
      <p><Address text={state.context.wish!.address} /></p>
      <DialogActions>
        <Button kind="quiet" onClick={() => send({ type: "form.back" })}>{t("warned.back")}</Button>
        <Button kind="danger" onClick={() => send({ type: "warning.confirm" })}>{t("warned.confirm")}</Button>
      </DialogActions>
    </>
  )
}

const Checking = () => <Spinner label={useTranslation("withdrawal").t("checking")} />

const Unsure = ({ state, send }: Props) => {
  const { t } = useTranslation("withdrawal")
  return (
    <Notice kind="warn" live>
      <p>{t("unsure")} <FailureText failure={state.context.failure!} /></p>
      <FailureDetails failure={state.context.failure!} />
      <Button kind="quiet" onClick={() => send({ type: "withdrawal.check" })}>{t("check")}</Button>
    </Notice>
  )
}

const Forbidden = () => {
  const { t } = useTranslation("withdrawal")
  return (
    <>
      <Told kind="info">
        <p><strong>{t("forbidden.title")}</strong></p>
        <p>{t("forbidden.text")}</p>
      </Told>
      <DialogActions><ButtonLink href={paths.cabinetBuy()}>{t("forbidden.buy")}</ButtonLink></DialogActions>
    </>
  )
}

const Success = ({ state, onMade, onClose }: Props) => {
  useOnArrival(onMade)
  const { t } = useTranslation("withdrawal")
  const format = useFormat()
  const { amount, currencyId, address } = state.context.made!
  return (
    <>
      <Told kind="ok">
        <p><strong>{t("success.title")}</strong></p>
        <p>{t("success.text", { amount: format.amount(amount, currencyId) })}</p>
      </Told>
      <p><Address text={address} /></p>
      <DialogActions>
        <Button onClick={onClose}>{t("success.close")}</Button>
        <ButtonLink kind="quiet" href={paths.history()}>{t("success.history")}</ButtonLink>
      </DialogActions>
    </>
  )
}

const views: Views<typeof withdrawal, Own> = {
  loading: () => <Skeleton lines={6} />,
  notLoaded: NotLoaded,
  form: WithdrawalForm,
  sorting: nothing,
  insufficient: Insufficient,
  warned: Warned,
  processing: WithdrawalForm,
  checking: Checking,
  notMade: WithdrawalForm,
  unsure: Unsure,
  held: WithdrawalForm,
  error: WithdrawalForm,
  forbidden: Forbidden,
  success: Success
}
