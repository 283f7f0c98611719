import { useTranslation } from "react-i18next"
import type { twoFactorSettings } from "#machines/account/two-factor-settings.machine.ts"
import { CurrentPassword } from "#ui/account/account/current-password.tsx"
import { Notice } from "#ui/kit/feedback/notice.tsx"
import { CheckboxField } from "#ui/kit/fields/form-field.tsx"
import { Form } from "#ui/kit/form/form.tsx"
import { RefusedNotice } from "#ui/kit/form/result-notice.tsx"
import { Submit } from "#ui/kit/form/submit.tsx"
import type { ScreenProps } from "#ui/shared/flow.tsx"
import { SandboxHint } from "#ui/site/sandbox-hint/sandbox-hint.tsx"
import { Authenticator } from "./authenticator.tsx"
import { IncorrectPasswordNotice, NotSavedNotice, UnknownOutcomeNotice } from "./outcome.tsx"
import { CodeRetryNotice, RecoveryCodeField, TwoFactorCodeField } from "./toggle-code.tsx"
import {
  disableTwoFactorInitialValues,
  disableTwoFactorSchema,
  enableTwoFactorInitialValues,
  enableTwoFactorSchema,
} from "./two-factor-settings.form.ts"
import css from "./settings.module.css"

type Machine = typeof twoFactorSettings
type ViewProps = ScreenProps<Machine> & {
  readonly email: string
  readonly onPrint: () => void
}

const CodeRefused = ({ reason }: { readonly reason: "wrongCode" | "usedCode" }) => {
  const { t } = useTranslation("settings")
  return (
    <>
      <Notice kind="danger" isLive>
        <p>{t(`errors.${reason}`)}</p>
        {reason === "wrongCode" && <p>{t("twoFactor.skew")}</p>}
      </Notice>
      <CodeRetryNotice />
    </>
  )
}

const isToggleState = (
  state: ViewProps["state"],
  what:
    | "sending"
    | "checkingOutcome"
    | "notDone"
    | "outcomeUnknown"
    | "wrongPassword"
    | "wrongCode"
    | "usedCode"
    | "rateLimited",
): boolean => state.matches({ enabling: what }) || state.matches({ disabling: what })

const isBusy = (state: ViewProps["state"]): boolean =>
  isToggleState(state, "sending") || isToggleState(state, "checkingOutcome")
/** Returns true while a request is pending or its outcome is unknown. A second request during that time could undo the first. */
const isLocked = (state: ViewProps["state"]): boolean => isBusy(state) || isToggleState(state, "outcomeUnknown")

const Reauthentication = ({ state, send, email }: ViewProps) => {
  const isFormBusy = isLocked(state)
  return (
    <>
      {isToggleState(state, "wrongPassword") && <IncorrectPasswordNotice />}
      {isToggleState(state, "wrongCode") && <CodeRefused reason="wrongCode" />}
      {isToggleState(state, "usedCode") && <CodeRefused reason="usedCode" />}
      {isToggleState(state, "notDone") && <NotSavedNotice />}
      {isToggleState(state, "outcomeUnknown") && (
        <UnknownOutcomeNotice onCheck={() => send({ type: "outcome.check" })} />
      )}
      <RefusedNotice failure={state.context.failure} isRateLimited={isToggleState(state, "rateLimited")} />
      <CurrentPassword email={email} disabled={isFormBusy} />
      <TwoFactorCodeField disabled={isFormBusy} />
      {state.matches("disabling") && (
        <>
          <SandboxHint field="twoFactor" />
          <RecoveryCodeField disabled={isFormBusy} />
        </>
      )}
    </>
  )
}

const Actions = ({ state, send, submit }: ViewProps & { readonly submit: string }) => {
  const isFormBusy = isBusy(state)
  const isRateLimited = isToggleState(state, "rateLimited")
  return (
    <Submit
      cooldown={isRateLimited ? state.context.failure : null}
      send={send}
      isBusy={isFormBusy}
      disabled={isToggleState(state, "outcomeUnknown")}
      isCancelDisabled={isLocked(state)}
      onCancel={() => send({ type: "toggle.cancel" })}
    >
      {submit}
    </Submit>
  )
}

/** The three steps that enable two-factor authentication: scan the QR code, keep the key, and confirm with a code. */
export const EnableTwoFactorForm = (props: ViewProps) => {
  const { t } = useTranslation("settings")
  return (
    <Form
      initialValues={enableTwoFactorInitialValues}
      schema={enableTwoFactorSchema}
      onSubmit={({ password, code }) => props.send({ type: "form.submit", tfaCode: code, password })}
    >
      <ol className={css.steps}>
        <li className={css.step}>
          <h3>{t("twoFactor.scan.title")}</h3>
          <p>{t("twoFactor.scan.text")}</p>
          <Authenticator details={props.state.context.details!} onPrint={props.onPrint} />
        </li>
        <li className={css.step}>
          <h3>{t("twoFactor.keep.title")}</h3>
          <p>{t("twoFactor.keep.text")}</p>
          <CheckboxField name="agreement" label={t("twoFactor.keep.agree")} disabled={isLocked(props.state)} />
        </li>
        <li className={css.step}>
          <h3>{t("twoFactor.confirm.title")}</h3>
          <Reauthentication {...props} />
        </li>
      </ol>
      <Actions {...props} submit={t("twoFactor.submitEnable")} />
    </Form>
  )
}

/** The form that disables two-factor authentication. A recovery code can replace the code from the app. */
export const DisableTwoFactorForm = (props: ViewProps) => {
  const { t } = useTranslation("settings")
  return (
    <Form
      initialValues={disableTwoFactorInitialValues}
      schema={disableTwoFactorSchema}
      onSubmit={({ password, code, recoveryCode }) =>
        props.send({ type: "form.submit", tfaCode: recoveryCode === "" ? code : recoveryCode, password })
      }
    >
      <p>{t("twoFactor.disableText")}</p>
      <Reauthentication {...props} />
      <Actions {...props} submit={t("twoFactor.submitDisable")} />
    </Form>
  )
}
