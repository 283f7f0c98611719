import { useTranslation } from "react-i18next"
import type { setPassword } from "../../machines/set-password/set-password.machine"
import css from "../account/account.module.css"
import { AccountName } from "../account/account-name"
import { AccountForm } from "../account/account-form"
import { NewPasswordFields } from "../account/new-password-fields"
import { newPasswordInitial, newPasswordRules } from "../account/rules"
import { Told } from "../account/told"
import { Button } from "../kit/button"
import { Dialog, DialogActions } from "../kit/dialog"
import { FailureText } from "../kit/failure-text"
import { TextLink } from "../kit/text-link"
import { paths } from "../paths"
import { nothing, viewOf } from "../screen"
import type { ScreenProps, Views } from "../screen"

type Machine = typeof setPassword
interface Whose {
  readonly email: string
}
type Props = ScreenProps<Machine> & Whose

/** Asks a customer without a password for one, over whatever page of the cabinet is there. */
export const SetPassword = (props: Props) => {
  const View = viewOf(views, props.state)
  return <View {...props} />
}

const Prompt = ({ state, send, email }: Props) => {
  const { t } = useTranslation("account")
  const { failure } = state.context
  const forced = state.matches("forced")
  const busy = state.matches({ soft: "saving" }) || state.matches({ forced: "saving" })
  const later = () => { if (!busy) send({ type: "prompt.later" }) }
  return (
    <Dialog size="M" title={t("setPassword.title")} onClose={forced ? undefined : later}>
      <AccountForm
        initial={newPasswordInitial} rules={newPasswordRules}
        onSend={({ password }) => send({ type: "password.submit", password })}
      >
        {failure !== null && <Told kind="danger"><p><FailureText failure={failure} /></p></Told>}
        <p>{forced ? t("setPassword.forced") : t("setPassword.soft")}</p>
        <AccountName email={email} />
        <NewPasswordFields disabled={busy} />
        <DialogActions>
          <Button type="submit" busy={busy}>{t("setPassword.submit")}</Button>
          {!forced && <Button kind="quiet" disabled={busy} onClick={later}>{t("setPassword.later")}</Button>}
        </DialogActions>
        {forced && <p className={css.links}><TextLink href={paths.cabinet()}>{t("setPassword.toDashboard")}</TextLink></p>}
      </AccountForm>
    </Dialog>
  )
}

const Done = ({ send }: Props) => {
  const { t } = useTranslation("account")
  const close = () => send({ type: "prompt.close" })
  return (
    <Dialog size="M" title={t("setPassword.done.title")} onClose={close}>
      <p>{t("setPassword.done.text")}</p>
      <DialogActions><Button onClick={close}>{t("setPassword.done.close")}</Button></DialogActions>
    </Dialog>
  )
}

// One component for both kinds: what was typed stays when the page behind it changes.
const views: Views<Machine, Whose> = {
  idle: nothing,
  "waiting.probing": nothing,
  "waiting.delaying": nothing,
  "soft.ready": Prompt,
  "soft.saving": Prompt,
  "soft.error": Prompt,
  "forced.ready": Prompt,
  "forced.saving": Prompt,
  "forced.error": Prompt,
  "dismissed.remembering": nothing,
  "dismissed.remembered": nothing,
  done: Done
}
