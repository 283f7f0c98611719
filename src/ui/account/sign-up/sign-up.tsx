import { useMemo } from "react"
import { useTranslation } from "react-i18next"
import type { ActorRefFrom } from "xstate"
import { findOrderToPay } from "#domain/site/redirect.ts"
import type { promoVisibility } from "#machines/account/promo-visibility.machine.ts"
import type { signUp } from "#machines/account/sign-up.machine.ts"
import type { promoCheck } from "#machines/shop/promo-check.machine.ts"
import { AccountPage, type FramedProps } from "#ui/account/account/account-page.tsx"
import { NewPasswordField } from "#ui/account/account/new-password-field.tsx"
import { signUpInitialValues, signUpSchema } from "#ui/account/account/rules.ts"
import { Redirect } from "#ui/kit/actions/redirect.tsx"
import { DocumentLink, TextLink } from "#ui/kit/actions/text-link.tsx"
import { CheckboxField, EmailField } from "#ui/kit/fields/form-field.tsx"
import { Form } from "#ui/kit/form/form.tsx"
import { RefusedNotice, ResultNotice } from "#ui/kit/form/result-notice.tsx"
import { Submit } from "#ui/kit/form/submit.tsx"
import {
  useFlow,
  useFlowActor,
  renderView,
  type ScreenProps,
  type StateViews,
  type PartialViews,
} from "#ui/shared/flow.tsx"
import { toSafeRedirect, paths } from "#ui/site/paths.ts"
import { SignUpCode, StoredPromoCode } from "./sign-up-code.tsx"
import patterns from "#ui/kit/styles/patterns.module.css"

/** Focuses the field with this name in the surrounding form on mount. */
const FocusFieldOnMount = ({ name }: { readonly name: string }) => (
  <span
    hidden
    ref={(element) => element?.closest("form")?.querySelector<HTMLInputElement>(`[name="${name}"]`)?.focus()}
  />
)

interface OwnProps {
  readonly redirect: string | null
}
type SignUpMessageProps = ScreenProps<typeof signUp> & OwnProps

const AlreadyRegistered = ({ redirect }: SignUpMessageProps) => {
  const { t } = useTranslation("account")
  return (
    <ResultNotice kind="danger">
      <p>{t("auth.signup.errors.alreadyRegistered")}</p>
      <p className={patterns.row}>
        <TextLink kind="alone" href={paths.signIn(redirect)}>
          {t("auth.signup.errors.signin")}
        </TextLink>
        <TextLink kind="alone" href={paths.recovery(redirect)}>
          {t("auth.signup.errors.recovery")}
        </TextLink>
      </p>
    </ResultNotice>
  )
}

const Failed = ({ state }: SignUpMessageProps) => (
  <RefusedNotice failure={state.context.failure} isRateLimited={state.matches("rateLimited")} />
)

/** The messages above the fields, by state. The message of a refused code is at its field. */
const signUpMessages: PartialViews<typeof signUp, OwnProps> = {
  codeRefused: () => <FocusFieldOnMount name="code" />,
  alreadyRegistered: AlreadyRegistered,
  failed: Failed,
  rateLimited: Failed,
}

const TermsCheckbox = ({ document }: { readonly document: string }) => {
  const { t } = useTranslation("account")
  return (
    <>
      <span>{t("auth.signup.terms.accept")}</span>{" "}
      <DocumentLink href={document}>{t("auth.signup.terms.document")}</DocumentLink>
    </>
  )
}

type Promo = ActorRefFrom<typeof promoCheck>

interface Props extends FramedProps {
  /** Creates the machine of the form, which waits for the promo check of the page. */
  readonly machine: (promo: Promo) => typeof signUp
  readonly visibility: (promo: Promo) => typeof promoVisibility
  readonly promoCheck: typeof promoCheck
  readonly redirect: string | null
  readonly storedCode: string | null
  readonly terms: string
}
type SignUpFormProps = Pick<Props, "visibility" | "redirect" | "storedCode" | "terms"> & {
  readonly promo: Promo
  readonly submit: string | undefined
}
type ViewProps = ScreenProps<typeof signUp> & SignUpFormProps

/** The sign-up. A second machine checks the promo code while the customer fills in the form. */
export const SignUpPage = ({ machine, promoCheck, OrderFrame, ...rest }: Props) => {
  const { t } = useTranslation("account")
  const promo = useFlowActor(promoCheck, { code: rest.storedCode ?? "" })
  const { state, send } = useFlow(
    useMemo(() => machine(promo), [machine, promo]),
    undefined,
  )
  return (
    <AccountPage page="signup" redirect={rest.redirect} title={t("auth.signup.title")} OrderFrame={OrderFrame}>
      {(submit) => renderView(views, { state, send, promo, submit, ...rest })}
    </AccountPage>
  )
}

const SignUpForm = (props: ViewProps) => {
  const { state, send, promo, visibility, redirect, storedCode, terms, submit } = props
  const { t } = useTranslation("account")
  const isBusy = state.matches("sending")
  const isRateLimited = state.matches("rateLimited")
  return (
    <Form
      initialValues={signUpInitialValues}
      schema={signUpSchema}
      onSubmit={({ email, password }) => send({ type: "form.submit", email, password })}
    >
      {renderView(signUpMessages, { state, send, redirect })}
      <EmailField label={t("auth.email")} autoComplete="username" disabled={isBusy} />
      <NewPasswordField name="password" label={t("auth.password")} disabled={isBusy} />
      {findOrderToPay(redirect) !== null && storedCode !== null ? (
        <StoredPromoCode machine={visibility} promo={promo} disabled={isBusy} />
      ) : (
        <SignUpCode promo={promo} disabled={isBusy} />
      )}
      <CheckboxField name="terms" label={<TermsCheckbox document={terms} />} disabled={isBusy} />
      <Submit cooldown={isRateLimited ? state.context.failure : null} send={send} isBusy={isBusy}>
        {submit ?? t("auth.signup.submit")}
      </Submit>
    </Form>
  )
}

const views: StateViews<typeof signUp, SignUpFormProps> = {
  ready: SignUpForm,
  codeRefused: SignUpForm,
  sending: SignUpForm,
  alreadyRegistered: SignUpForm,
  failed: SignUpForm,
  rateLimited: SignUpForm,
  success: ({ redirect }) => <Redirect to={toSafeRedirect(redirect)} replace />,
}
