import { useTranslation } from "react-i18next"
import type { recoverySetPassword } from "#machines/account/recovery-set-password.machine.ts"
import { RecoveryFrame } from "#ui/account/account/account-page.tsx"
import { NewPasswordFields } from "#ui/account/account/new-password-field.tsx"
import { newPasswordInitialValues, newPasswordFieldsSchema } from "#ui/account/account/rules.ts"
import { Button, ButtonLink } from "#ui/kit/actions/button.tsx"
import { Form } from "#ui/kit/form/form.tsx"
import { RefusedNotice, ResultNotice } from "#ui/kit/form/result-notice.tsx"
import { Submit } from "#ui/kit/form/submit.tsx"
import { useFlow, renderView, type ScreenProps, type StateViews } from "#ui/shared/flow.tsx"
import { paths } from "#ui/site/paths.ts"
import css from "#ui/account/account/account.module.css"
import patterns from "#ui/kit/styles/patterns.module.css"

interface OwnProps {
  /** Called when the user requests another link. */
  readonly onRequestNewLink: () => void
}
interface Props extends OwnProps {
  readonly machine: typeof recoverySetPassword
  readonly resetPasswordToken: string
}
type ViewProps = ScreenProps<typeof recoverySetPassword> & OwnProps

export const RecoverySetPassword = ({ machine, resetPasswordToken, onRequestNewLink }: Props) => (
  <RecoveryFrame title={useTranslation("account").t("recovery.set.title")}>
    {renderView(views, { ...useFlow(machine, { resetPasswordToken }), onRequestNewLink })}
  </RecoveryFrame>
)

const NewPasswordForm = ({ state, send, onRequestNewLink }: ViewProps) => {
  const { t } = useTranslation("account")
  const { failure } = state.context
  const isBusy = state.matches("sending")
  const isRateLimited = state.matches("rateLimited")
  return (
    <Form
      initialValues={newPasswordInitialValues}
      schema={newPasswordFieldsSchema}
      onSubmit={({ password }) => send({ type: "form.submit", password })}
    >
      <p>{t("recovery.set.lead")}</p>
      <RefusedNotice failure={failure} isRateLimited={isRateLimited} />
      <NewPasswordFields disabled={isBusy} />
      <Submit cooldown={isRateLimited ? failure : null} send={send} isBusy={isBusy}>
        {t("recovery.set.submit")}
      </Submit>
      <Button kind="quiet" disabled={isBusy} onClick={onRequestNewLink}>
        {t("recovery.set.again")}
      </Button>
    </Form>
  )
}

const Success = () => {
  const { t } = useTranslation("account")
  return (
    <div className={`${patterns.stack} ${css.stack}`}>
      <ResultNotice kind="ok">{t("recovery.set.success")}</ResultNotice>
      <ButtonLink href={paths.cabinet()}>{t("recovery.set.toDashboard")}</ButtonLink>
    </div>
  )
}

const views: StateViews<typeof recoverySetPassword, OwnProps> = {
  ready: NewPasswordForm,
  sending: NewPasswordForm,
  success: Success,
  rateLimited: NewPasswordForm,
  failed: NewPasswordForm,
}
