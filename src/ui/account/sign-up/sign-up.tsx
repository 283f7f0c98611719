import { useMemo } from "react"
import { useTranslation } from "react-i18next"
import type { ActorRefFrom } from "xstate"
import { leadsToMethod } from "../../../domain/payments/leads-to-method"
import type { promoCheck } from "../../../machines/shop/promo-check.machine"
import type { promoVisibility } from "../../../machines/account/promo-visibility.machine"
import type { signUp } from "../../../machines/account/sign-up.machine"
import { Form } from "../../kit/form/form"
import { AccountPage } from "../account/account-page"
import { Submit } from "../../kit/form/submit"
import { NewPasswordField } from "../account/new-password-field"
import { useFlow, useFlowActor } from "../../shared/flow"
import { CheckboxField } from "../../kit/fields/checkbox-field"
import { EmailField } from "../../kit/fields/form-field"
import { Redirect } from "../../kit/actions/redirect"
import { safeRedirect, paths } from "../../site/paths"
import type { ScreenProps, StateViews, PartialViews } from "../../shared/screen"
import { renderView } from "../../shared/screen"
import { signUpInitialValues, signUpSchema } from "../account/rules"
import { SignUpCode, StoredPromoCode } from "./sign-up-code"
import { DocumentLink } from "../../kit/actions/document-link"
import css from "../account/account.module.css"
import { RefusedNotice, ResultNotice } from "../../kit/form/result-notice"
import { TextLink } from "../../kit/actions/text-link"

interface FocusOnProps {
  readonly name: string
}

/** On mount, focuses the field with this name in the surrounding form. */
const FocusFieldOnMount = ({ name }: FocusOnProps) => (
  <span
    hidden
    ref={(element) => element?.closest("form")?.querySelector<HTMLInputElement>(`[name="${name}"]`)?.focus()}
  />
)

interface ExtraProps {
  readonly redirect: string | null
}
type SignUpMessageProps = ScreenProps<typeof signUp> & ExtraProps

const AlreadyRegistered = ({ redirect }: SignUpMessageProps) => {
  const { t } = useTranslation("account")
  return (
    <ResultNotice kind="danger">
      <p>{t("auth.signup.errors.alreadyRegistered")}</p>
      <p className={css.links}>
        <TextLink href={paths.signIn(redirect)}>{t("auth.signup.errors.signin")}</TextLink>
        <TextLink href={paths.recovery(redirect)}>{t("auth.signup.errors.recovery")}</TextLink>
      </p>
    </ResultNotice>
  )
}

const Failed = ({ state }: SignUpMessageProps) => (
  <RefusedNotice failure={state.context.failure} rateLimited={state.matches("rateLimited")} />
)

/** Above the fields, by state. A refused code has its message at its own field. */
const signUpMessages: PartialViews<typeof signUp, ExtraProps> = {
  codeRefused: () => <FocusFieldOnMount name="code" />,
  alreadyRegistered: AlreadyRegistered,
  error: Failed,
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

interface PageProps {
  /** Both depend on the page's promo check. */
  readonly machine: (promo: Promo) => typeof signUp
  readonly visibility: (promo: Promo) => typeof promoVisibility
  readonly promoCheck: typeof promoCheck
  readonly redirect: string | null
  readonly storedCode: string | null
  readonly terms: string
}
type Dependencies = Pick<PageProps, "visibility" | "redirect" | "storedCode" | "terms"> & { readonly promo: Promo }
type Props = ScreenProps<typeof signUp> & Dependencies

export const SignUpPage = ({ machine, promoCheck, ...rest }: PageProps) => {
  const { t } = useTranslation("account")
  const promo = useFlowActor(promoCheck, { code: rest.storedCode ?? "" })
  const [state, send] = useFlow(
    useMemo(() => machine(promo), [machine, promo]),
    undefined,
  )
  const View = renderView(views, state)
  return (
    <AccountPage tab="signup" redirect={rest.redirect} title={t("auth.signup.title")}>
      <View state={state} send={send} promo={promo} {...rest} />
    </AccountPage>
  )
}

const SignUpForm = (props: Props) => {
  const { state, send, promo, visibility, redirect, storedCode, terms } = props
  const { t } = useTranslation("account")
  const Message = renderView(signUpMessages, state)
  const busy = state.matches("process")
  const isRateLimited = state.matches("rateLimited")
  return (
    <Form
      initial={signUpInitialValues}
      rules={signUpSchema}
      onSend={({ email, password }) => send({ type: "form.submit", email, password })}
    >
      <Message state={state} send={send} redirect={redirect} />
      <EmailField label={t("auth.email")} autoComplete="username" disabled={busy} />
      <NewPasswordField name="password" label={t("auth.password")} disabled={busy} />
      {leadsToMethod(redirect) && storedCode !== null ? (
        <StoredPromoCode machine={visibility} promo={promo} disabled={busy} />
      ) : (
        <SignUpCode promo={promo} disabled={busy} />
      )}
      <CheckboxField name="terms" label={<TermsCheckbox document={terms} />} disabled={busy} />
      <Submit cooldown={isRateLimited ? state.context.failure : null} send={send} busy={busy}>
        {t("auth.signup.submit")}
      </Submit>
    </Form>
  )
}

const views: StateViews<typeof signUp, Dependencies> = {
  ready: SignUpForm,
  codeRefused: SignUpForm,
  "process.code": SignUpForm,
  "process.humanCheck": SignUpForm,
  "process.sending": SignUpForm,
  alreadyRegistered: SignUpForm,
  error: SignUpForm,
  rateLimited: SignUpForm,
  success: ({ redirect }) => <Redirect to={safeRedirect(redirect)} replace />,
}
