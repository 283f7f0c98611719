import { useTranslation } from "react-i18next"
import type { setPassword } from "#machines/account/set-password.machine.ts"
import { Button } from "#ui/kit/actions/button.tsx"
import { TextLink } from "#ui/kit/actions/text-link.tsx"
import { Form } from "#ui/kit/form/form.tsx"
import { RefusedNotice } from "#ui/kit/form/result-notice.tsx"
import { RateLimitCountdown } from "#ui/kit/form/submit.tsx"
import { Dialog, DialogActions } from "#ui/kit/overlays/dialog.tsx"
import { noView, renderView, type ScreenProps, type StateViews } from "#ui/shared/flow.tsx"
import { paths } from "#ui/site/paths.ts"
import { AccountName } from "./account/current-password.tsx"
import { NewPasswordFields } from "./account/new-password-field.tsx"
import { newPasswordInitialValues, newPasswordFieldsSchema } from "./account/rules.ts"

type Machine = typeof setPassword
interface AccountProps {
  readonly email: string
}
type ViewProps = ScreenProps<Machine> & AccountProps

/** Asks a customer without a password to set one, in a dialog above the current cabinet page. */
export const SetPassword = (props: ViewProps) => renderView(views, props)

const Prompt = ({ state, send, email }: ViewProps) => {
  const { t } = useTranslation("account")
  const { failure } = state.context
  const isForced = state.matches("forced")
  const is = (what: "sending" | "checkingOutcome" | "rateLimited") =>
    state.matches({ soft: what }) || state.matches({ forced: what })
  const isBusy = is("sending") || is("checkingOutcome")
  const isRateLimited = is("rateLimited")
  const postpone = () => {
    if (!isBusy) send({ type: "prompt.postpone" })
  }
  return (
    <Dialog size="M" title={t("setPassword.title")} onClose={isForced ? undefined : postpone}>
      <Form
        initialValues={newPasswordInitialValues}
        schema={newPasswordFieldsSchema}
        onSubmit={({ password }) => send({ type: "password.submit", password })}
      >
        <RefusedNotice failure={failure} isRateLimited={isRateLimited} />
        <p>{isForced ? t("setPassword.forced") : t("setPassword.soft")}</p>
        <AccountName email={email} />
        <NewPasswordFields disabled={isBusy} />
        <RateLimitCountdown failure={isRateLimited ? failure : null} onEnd={() => send({ type: "rateLimit.ended" })} />
        <DialogActions>
          <Button type="submit" isBusy={isBusy} disabled={isRateLimited}>
            {t("setPassword.submit")}
          </Button>
          {!isForced && (
            <Button kind="quiet" disabled={isBusy} onClick={postpone}>
              {t("setPassword.later")}
            </Button>
          )}
        </DialogActions>
        {isForced && (
          <p>
            <TextLink kind="alone" href={paths.cabinet()}>
              {t("setPassword.toDashboard")}
            </TextLink>
          </p>
        )}
      </Form>
    </Dialog>
  )
}

const Done = ({ send }: ViewProps) => {
  const { t } = useTranslation("account")
  const close = () => send({ type: "prompt.close" })
  return (
    <Dialog size="M" title={t("setPassword.done.title")} onClose={close}>
      <p>{t("setPassword.done.text")}</p>
      <DialogActions>
        <Button onClick={close}>{t("setPassword.done.close")}</Button>
      </DialogActions>
    </Dialog>
  )
}

const views: StateViews<Machine, AccountProps> = {
  idle: noView,
  waiting: noView,
  soft: Prompt,
  forced: Prompt,
  dismissed: noView,
  done: Done,
}
