import { useTranslation } from "react-i18next"
import type { withdrawal } from "#machines/money/withdrawal.machine.ts"
import { ResultNotice } from "#ui/kit/form/result-notice.tsx"
import { Address } from "#ui/kit/figures/address.tsx"
import { Button } from "#ui/kit/actions/button.tsx"
import { ButtonLink } from "#ui/kit/actions/button-link.tsx"
import { DialogActions } from "#ui/kit/overlays/dialog.tsx"
import { useOnMount, type ScreenProps } from "#ui/shared/flow.tsx"
import { useFormatters } from "#ui/shared/format.ts"
import { paths } from "#ui/site/paths.ts"
import { WithdrawalFigures } from "./withdrawal-figures.tsx"

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
