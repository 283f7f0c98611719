import { useTranslation } from "react-i18next"
import type { recoveryRequest } from "#machines/account/recovery-request.machine.ts"
import { AccountPage, type FramedProps } from "#ui/account/account/account-page.tsx"
import { emailFormInitialValues, emailFormSchema } from "#ui/account/account/rules.ts"
import { TextLink } from "#ui/kit/actions/text-link.tsx"
import { EmailField } from "#ui/kit/fields/form-field.tsx"
import { Form } from "#ui/kit/form/form.tsx"
import { RefusedNotice, ResultNotice } from "#ui/kit/form/result-notice.tsx"
import { Submit } from "#ui/kit/form/submit.tsx"
import { useFlow, renderView, type ScreenProps, type StateViews } from "#ui/shared/flow.tsx"
import { paths } from "#ui/site/paths.ts"
import css from "#ui/account/account/account.module.css"
import patterns from "#ui/kit/styles/patterns.module.css"

interface OwnProps {
  readonly redirect: string | null
}
type ViewProps = ScreenProps<typeof recoveryRequest> & OwnProps

interface Props extends OwnProps, FramedProps {
  readonly machine: typeof recoveryRequest
}

/** The form that requests an e-mail with a recovery link. */
export const RecoveryRequest = ({ machine, redirect, OrderFrame }: Props) => {
  const { t } = useTranslation("account")
  const { state, send } = useFlow(machine, undefined)
  return (
    <AccountPage page="recovery" redirect={redirect} title={t("recovery.request.title")} OrderFrame={OrderFrame}>
      {() => renderView(views, { state, send, redirect })}
    </AccountPage>
  )
}

const ToSignIn = ({ redirect }: OwnProps) => (
  <p>
    <TextLink kind="alone" href={paths.signIn(redirect)}>
      {useTranslation("account").t("recovery.request.toSignIn")}
    </TextLink>
  </p>
)

const RequestForm = ({ state, send, redirect }: ViewProps) => {
  const { t } = useTranslation("account")
  const { failure } = state.context
  const isBusy = state.matches("sending")
  const isRateLimited = state.matches("rateLimited")
  return (
    <Form
      initialValues={emailFormInitialValues}
      schema={emailFormSchema}
      onSubmit={({ email }) => send({ type: "form.submit", email })}
    >
      <RefusedNotice failure={failure} isRateLimited={isRateLimited} />
      <p>{t("recovery.request.lead")}</p>
      <EmailField label={t("auth.email")} autoComplete="username" disabled={isBusy} />
      <Submit cooldown={isRateLimited ? failure : null} send={send} isBusy={isBusy}>
        {t("recovery.request.submit")}
      </Submit>
      <ToSignIn redirect={redirect} />
    </Form>
  )
}

const Success = ({ state, redirect }: ViewProps) => (
  <div className={`${patterns.stack} ${css.stack}`}>
    <ResultNotice kind="ok">
      {useTranslation("account").t("recovery.request.success", { email: state.context.email })}
    </ResultNotice>
    <ToSignIn redirect={redirect} />
  </div>
)

const views: StateViews<typeof recoveryRequest, OwnProps> = {
  ready: RequestForm,
  sending: RequestForm,
  success: Success,
  rateLimited: RequestForm,
  failed: RequestForm,
}
