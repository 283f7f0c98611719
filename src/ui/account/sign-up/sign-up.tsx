import { useMemo } from "react"
import { useTranslation } from "react-i18next"
import type { ActorRefFrom } from "xstate"
import { leadsToMethod } from "../../../domain/payments/leads-to-method"
import type { promoCheck } from "../../../machines/shop/promo-check/promo-check.machine"
import type { promoVisibility } from "../../../machines/account/sign-up/promo-visibility.machine"
import type { signUp } from "../../../machines/account/sign-up/sign-up.machine"
import { Form } from "../../kit/form/form"
import { AccountPage } from "../account/account-page"
import { Submit } from "../../kit/form/submit"
import { NewPasswordField } from "../account/new-password-field"
import { useFlow, useFlowActor } from "../../shared/flow"
import { CheckboxField } from "../../kit/fields/checkbox-field"
import { EmailField } from "../../kit/fields/form-field"
import { Redirect } from "../../kit/actions/redirect"
import { safeRedirect } from "../../site/paths"
import { renderView } from "../../shared/screen"
import type { ScreenProps, StateViews } from "../../shared/screen"
import { signUpInitialValues, signUpSchema } from "../account/rules"
import { signUpMessages } from "./sign-up-message"
import { SignUpCode, StoredPromoCode } from "./sign-up-code"
import { TermsCheckbox } from "./terms"

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
