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
type Props = ScreenProps<Machine> & {
  readonly email: string
  readonly onPrint: () => void
}

const CodeRefused = ({ why }: { readonly why: "wrongCode" | "usedCode" }) => {
  const { t } = useTranslation("settings")
  return (
    <>
      <Notice kind="danger" live>
        <p>{t(`errors.${why}`)}</p>
        {why === "wrongCode" && <p>{t("twoFactor.skew")}</p>}
      </Notice>
      <CodeRetryNotice />
    </>
  )
}

const is = (
  state: Props["state"],
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

const isBusy = (state: Props["state"]): boolean => is(state, "sending") || is(state, "checkingOutcome")
/** Returns true while a request is pending or its outcome is unknown, because a second request could undo the first. */
const isLocked = (state: Props["state"]): boolean => isBusy(state) || is(state, "outcomeUnknown")

const Proof = ({ state, send, email }: Props) => {
  const busy = isLocked(state)
  return (
    <>
      {is(state, "wrongPassword") && <IncorrectPasswordNotice />}
      {is(state, "wrongCode") && <CodeRefused why="wrongCode" />}
      {is(state, "usedCode") && <CodeRefused why="usedCode" />}
      {is(state, "notDone") && <NotSavedNotice />}
      {is(state, "outcomeUnknown") && <UnknownOutcomeNotice onCheck={() => send({ type: "outcome.check" })} />}
      <RefusedNotice failure={state.context.failure} rateLimited={is(state, "rateLimited")} />
      <CurrentPassword email={email} disabled={busy} />
      <TwoFactorCodeField disabled={busy} />
      {state.matches("disabling") && (
        <>
          <SandboxHint field="twoFactor" />
          <RecoveryCodeField disabled={busy} />
        </>
      )}
    </>
  )
}

const Actions = ({ state, send, submit }: Props & { readonly submit: string }) => {
  const busy = isBusy(state)
  const isRateLimited = is(state, "rateLimited")
  return (
    <Submit
      cooldown={isRateLimited ? state.context.failure : null}
      send={send}
      busy={busy}
      disabled={is(state, "outcomeUnknown")}
      cannotCancel={isLocked(state)}
      onCancel={() => send({ type: "toggle.cancel" })}
    >
      {submit}
    </Submit>
  )
}

export const EnableTwoFactorForm = (props: Props) => {
  const { t } = useTranslation("settings")
  return (
    <Form
      initial={enableTwoFactorInitialValues}
      rules={enableTwoFactorSchema}
      onSend={({ password, code }) => props.send({ type: "form.submit", tfaCode: code, password })}
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
          <Proof {...props} />
        </li>
      </ol>
      <Actions {...props} submit={t("twoFactor.submitEnable")} />
    </Form>
  )
}

export const DisableTwoFactorForm = (props: Props) => {
  const { t } = useTranslation("settings")
  return (
    <Form
      initial={disableTwoFactorInitialValues}
      rules={disableTwoFactorSchema}
      onSend={({ password, code, recoveryCode }) =>
        props.send({ type: "form.submit", tfaCode: recoveryCode === "" ? code : recoveryCode, password })
      }
    >
      <p>{t("twoFactor.disableText")}</p>
      <Proof {...props} />
      <Actions {...props} submit={t("twoFactor.submitDisable")} />
    </Form>
  )
}
