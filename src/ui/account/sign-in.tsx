import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import type { resendConfirmation } from "#machines/account/resend-confirmation.machine.ts"
import type { signIn } from "#machines/account/sign-in.machine.ts"
import { Redirect } from "#ui/kit/actions/redirect.tsx"
import { TextLink } from "#ui/kit/actions/text-link.tsx"
import { EmailField } from "#ui/kit/fields/form-field.tsx"
import { PasswordField } from "#ui/kit/fields/password-field.tsx"
import { Form } from "#ui/kit/form/form.tsx"
import { RefusedNotice, ResultNotice } from "#ui/kit/form/result-notice.tsx"
import { Submit } from "#ui/kit/form/submit.tsx"
import { useFlow, renderView, type PartialViews, type ScreenProps, type StateViews } from "#ui/shared/flow.tsx"
import { paths, toSafeRedirect } from "#ui/site/paths.ts"
import { AccountPage, type FramedProps } from "./account/account-page.tsx"
import { credentialsInitialValues, credentialsSchema } from "./account/rules.ts"
import { ResendConfirmation } from "./resend-confirmation.tsx"

interface SignInDependencies {
  readonly resend: typeof resendConfirmation
  readonly redirect: string | null
  /**
   * The sign-in with a passkey, if the operator offers it. With this sign-in, the browser also suggests passkeys in the e-mail
   * field.
   */
  readonly passkey?: ReactNode
  /** The label of the button, if it names the next step. */
  readonly submit?: string | undefined
}
type ViewProps = ScreenProps<typeof signIn> & SignInDependencies

interface Props extends SignInDependencies {
  readonly machine: typeof signIn
}

/** The sign-in with a password. If the operator offers passkeys, the sign-in with one is below the form. */
export const SignInPage = ({ OrderFrame, ...props }: Props & FramedProps) => (
  <AccountPage
    page="signin"
    redirect={props.redirect}
    title={useTranslation("account").t("auth.signin.title")}
    OrderFrame={OrderFrame}
  >
    {(submit) => (
      <>
        <SignIn {...props} submit={submit} />
        {props.passkey}
      </>
    )}
  </AccountPage>
)

const SignIn = ({ machine, ...dependencies }: Props) =>
  renderView(views, { ...useFlow(machine, undefined), ...dependencies })

const SignInForm = (props: ViewProps) => {
  const { state, send, redirect, submit } = props
  const { t } = useTranslation("account")
  const isBusy = state.matches("sending")
  const isRateLimited = state.matches("rateLimited")
  return (
    <Form
      initialValues={credentialsInitialValues}
      schema={credentialsSchema}
      onSubmit={({ email, password }) => send({ type: "form.submit", email, password })}
    >
      {renderView(messages, props)}
      <EmailField
        label={t("auth.email")}
        autoComplete={props.passkey === undefined ? "username" : "username webauthn"}
        disabled={isBusy}
      />
      <PasswordField name="password" label={t("auth.password")} autoComplete="current-password" disabled={isBusy} />
      <p>
        <TextLink kind="alone" href={paths.recovery(redirect)}>
          {t("auth.signin.forgot")}
        </TextLink>
      </p>
      <Submit cooldown={isRateLimited ? state.context.failure : null} send={send} isBusy={isBusy}>
        {submit ?? t("auth.signin.submit")}
      </Submit>
    </Form>
  )
}

const Failed = ({ state }: ViewProps) => (
  <RefusedNotice failure={state.context.failure} isRateLimited={state.matches("rateLimited")} />
)

const Unverified = ({ state, resend }: ViewProps) => {
  const { t } = useTranslation("account")
  return (
    <ResultNotice kind="warn">
      <p>{state.context.unverified?.message ?? t("auth.signin.errors.UserNotVerified")}</p>
      <ResendConfirmation machine={resend} email={state.context.email} />
    </ResultNotice>
  )
}

const messages: PartialViews<typeof signIn, SignInDependencies> = {
  unverified: Unverified,
  failed: Failed,
  rateLimited: Failed,
}

const views: StateViews<typeof signIn, SignInDependencies> = {
  ready: SignInForm,
  sending: SignInForm,
  unverified: SignInForm,
  failed: SignInForm,
  rateLimited: SignInForm,
  success: ({ redirect }) => <Redirect to={toSafeRedirect(redirect)} replace />,
}
