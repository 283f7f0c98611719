import { useTranslation } from "react-i18next"
import type { withdrawal } from "../../../machines/money/withdrawal.machine"
import { ResultNotice } from "../../kit/form/result-notice"
import { Address } from "../../kit/figures/address"
import { Button } from "../../kit/actions/button"
import { ButtonLink } from "../../kit/actions/button-link"
import { DialogActions } from "../../kit/overlays/dialog"
import { useOnMount } from "../../shared/flow"
import { useFormatters } from "../../shared/format"
import type { ScreenProps } from "../../shared/screen"
import { paths } from "../../site/paths"
import { WithdrawalFigures } from "./withdrawal-figures"

export interface OutcomeProps extends ScreenProps<typeof withdrawal> {
  /** Called when balance and history have changed. */
  readonly onMade: () => void
  readonly onClose: () => void
}

const HistoryLink = () => (
  <ButtonLink kind="quiet" href={paths.history()}>
    {useTranslation("withdrawal").t("success.history")}
  </ButtonLink>
)

/** The withdrawal as the server made it: its figures and its address. */
const Made = ({ state }: Pick<OutcomeProps, "state">) => {
  const { coin, details, pending, created } = state.context
  const { amount, fee, address } = created!
  return (
    <>
      <WithdrawalFigures coin={coin} amount={amount} fee={fee} />
      <p>
        <Address text={address || (details ?? pending)!.address} emphasised />
      </p>
    </>
  )
}

export const Success = ({ state, onMade, onClose }: OutcomeProps) => {
  useOnMount(onMade)
  const { t } = useTranslation("withdrawal")
  return (
    <>
      <ResultNotice kind="ok">
        <p>
          <strong>{t("success.title")}</strong>
        </p>
        <p>{t("success.text")}</p>
      </ResultNotice>
      <Made state={state} />
      <DialogActions>
        <Button onClick={onClose}>{t("success.close")}</Button>
        <HistoryLink />
      </DialogActions>
    </>
  )
}

export const Earlier = ({ state, send, onMade }: OutcomeProps) => {
  useOnMount(onMade)
  const { t } = useTranslation("withdrawal")
  return (
    <>
      <ResultNotice kind="ok">
        <p>
          <strong>{t("earlier.title")}</strong>
        </p>
        <p>{t("success.text")}</p>
      </ResultNotice>
      <Made state={state} />
      <DialogActions>
        <Button onClick={() => send({ type: "form.back" })}>{t("earlier.another")}</Button>
        <HistoryLink />
      </DialogActions>
    </>
  )
}

export const NotSent = ({ state, send, onMade }: OutcomeProps) => {
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
      <Made state={state} />
      <DialogActions>
        <Button onClick={() => send({ type: "form.back" })}>{t("notSent.back")}</Button>
        <HistoryLink />
      </DialogActions>
    </>
  )
}
