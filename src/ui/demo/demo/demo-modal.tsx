import { useTranslation } from "react-i18next"
import { useLocation } from "wouter"
import type { demoModal } from "#machines/demo/demo-modal.machine.ts"
import { emailFormInitialValues, emailFormSchema } from "#ui/account/account/rules.ts"
import { Button, ButtonLink } from "#ui/kit/actions/button.tsx"
import { FailureDetails, FailureText } from "#ui/kit/feedback/failure-text.tsx"
import { EmailField } from "#ui/kit/fields/form-field.tsx"
import { Form } from "#ui/kit/form/form.tsx"
import { ResultNotice } from "#ui/kit/form/result-notice.tsx"
import { RateLimitCountdown } from "#ui/kit/form/submit.tsx"
import { Dialog, DialogActions } from "#ui/kit/overlays/dialog.tsx"
import { noView, renderView, type ScreenProps, type StateViews } from "#ui/shared/flow.tsx"
import { paths } from "#ui/site/paths.ts"
import account from "#ui/account/account/account.module.css"
import patterns from "#ui/kit/styles/patterns.module.css"

type Machine = typeof demoModal
type ViewProps = ScreenProps<Machine>

/** The form that turns the demo into a real account, in a dialog above the current page. */
export const DemoModal = (props: ViewProps) => renderView(views, props)

/** Links to the sign-in and the recovery, for an e-mail address that already has an account. */
const Known = ({
  redirectTarget,
  onLeave,
}: {
  readonly redirectTarget: string | null
  readonly onLeave: () => void
}) => {
  const { t } = useTranslation("account")
  return (
    <p className={`${patterns.row} ${account.links}`}>
      <ButtonLink kind="quiet" href={paths.signIn(redirectTarget)} onClick={onLeave}>
        {t("auth.signup.errors.signin")}
      </ButtonLink>
      <ButtonLink kind="quiet" href={paths.recovery(redirectTarget)} onClick={onLeave}>
        {t("auth.signup.errors.recovery")}
      </ButtonLink>
    </p>
  )
}

const EmailForm = ({ state, send }: ViewProps) => {
  const { t } = useTranslation(["demo", "account"])
  const { failure, redirectTarget } = state.context
  const isBusy = state.matches({ form: "sending" })
  const isRateLimited = state.matches({ form: "rateLimited" })
  return (
    <Dialog size="M" title={t("modal.title")} onClose={isBusy ? undefined : () => send({ type: "dialog.close" })}>
      <Form
        initialValues={emailFormInitialValues}
        schema={emailFormSchema}
        onSubmit={({ email }) => send({ type: "form.submit", email })}
      >
        {failure !== null && (
          <ResultNotice kind="danger">
            <p>
              <FailureText failure={failure} isRateLimited={isRateLimited} />
            </p>
            {state.matches({ form: "emailRegistered" }) && (
              <Known onLeave={() => send({ type: "dialog.close" })} redirectTarget={redirectTarget} />
            )}
            <FailureDetails failure={failure} />
          </ResultNotice>
        )}
        {redirectTarget !== null && <p>{t("modal.onward")}</p>}
        <p>{t("modal.text")}</p>
        <EmailField label={t("account:auth.email")} autoComplete="email" disabled={isBusy} />
        <RateLimitCountdown failure={isRateLimited ? failure : null} onEnd={() => send({ type: "rateLimit.ended" })} />
        <DialogActions>
          <Button type="submit" isBusy={isBusy} disabled={isRateLimited}>
            {t("modal.submit")}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  )
}

const Success = ({ state, send }: ViewProps) => {
  const { t } = useTranslation("demo")
  const [, navigate] = useLocation()
  const { email, redirectTarget } = state.context
  const close = () => send({ type: "dialog.close" })
  const goOn = () => {
    close()
    if (redirectTarget !== null) navigate(redirectTarget)
  }
  return (
    <Dialog size="M" title={t("modal.success.title")} onClose={close}>
      <ResultNotice kind="ok">
        <p>{t("modal.success.text", { email })}</p>
        <p>{t("modal.success.ended")}</p>
      </ResultNotice>
      <DialogActions>
        <Button onClick={goOn}>{t(redirectTarget === null ? "modal.success.close" : "modal.success.onward")}</Button>
      </DialogActions>
    </Dialog>
  )
}

const views: StateViews<Machine> = {
  closed: noView,
  form: EmailForm,
  success: Success,
}
