import type { FormikValues } from "formik"
import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import type * as z from "zod/mini"
import type { CallFailed } from "#domain/shared/failure.ts"
import { AccountName } from "#ui/account/account/current-password.tsx"
import { Form } from "#ui/kit/form/form.tsx"
import { RefusedNotice } from "#ui/kit/form/result-notice.tsx"
import { Submit } from "#ui/kit/form/submit.tsx"
import { IncorrectPasswordNotice, NotSavedNotice, UnknownOutcomeNotice } from "./outcome.tsx"

/** The states and the failure that the machines of all settings with a password share. */
interface Saving {
  readonly matches: (state: "sending" | "checkingOutcome" | "rateLimited" | "outcomeUnknown") => boolean
  readonly context: { readonly failure: CallFailed | null }
}

const isSaving = (state: Saving): boolean => state.matches("sending") || state.matches("checkingOutcome")

/** Returns true while the setting is being saved or the outcome is unknown. The fields accept no input during that time. */
export const isLocked = (state: Saving): boolean => isSaving(state) || state.matches("outcomeUnknown")

interface Props<Values extends FormikValues, Checked> {
  readonly state: Saving
  readonly initialValues: Values
  readonly schema: z.ZodMiniType<Checked, Values>
  readonly onSubmit: (checked: Checked) => void
  readonly send: (event: { readonly type: "rateLimit.ended" }) => void
  /** The e-mail address of the account, for password managers. */
  readonly email: string
  readonly lead: string
  /** The outcome of the last attempt. */
  readonly message: ReactNode
  /** True if there is nothing to save. A cooldown and an unknown outcome also prevent saving. */
  readonly isUnchanged?: boolean
  readonly children: ReactNode
}

/** A form for a setting that is saved with the current password. */
export const SettingForm = <Values extends FormikValues, Checked>(props: Props<Values, Checked>) => {
  const { state, initialValues, schema, onSubmit, send, email, lead, message, isUnchanged = false, children } = props
  const { t } = useTranslation("settings")
  const isRateLimited = state.matches("rateLimited")
  return (
    <Form initialValues={initialValues} schema={schema} onSubmit={onSubmit}>
      <p>{lead}</p>
      {message}
      <AccountName email={email} />
      {children}
      <Submit
        cooldown={isRateLimited ? state.context.failure : null}
        send={send}
        isBusy={isSaving(state)}
        disabled={isUnchanged || state.matches("outcomeUnknown")}
      >
        {t("save")}
      </Submit>
    </Form>
  )
}

const Failed = ({ state }: { readonly state: Saving }) => (
  <RefusedNotice failure={state.context.failure} isRateLimited={state.matches("rateLimited")} />
)
interface Sender {
  readonly send: (event: { readonly type: "outcome.check" }) => void
}

/** The messages of a setting by state. Each setting adds its own message for `success`. */
export const savingMessages = {
  notSaved: NotSavedNotice,
  outcomeUnknown: ({ send }: Sender) => <UnknownOutcomeNotice onCheck={() => send({ type: "outcome.check" })} />,
  wrongPassword: IncorrectPasswordNotice,
  rateLimited: Failed,
  failed: Failed,
}
