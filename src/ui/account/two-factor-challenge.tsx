import { Formik } from "formik"
import { useLayoutEffect, useRef, type ComponentType } from "react"
import { useTranslation } from "react-i18next"
import * as z from "zod/mini"
import type { twoFactorChallenge } from "#machines/account/two-factor-challenge.machine.ts"
import { Button } from "#ui/kit/actions/button.tsx"
import { Disclosure } from "#ui/kit/actions/disclosure.tsx"
import { TextLink } from "#ui/kit/actions/text-link.tsx"
import { Notice } from "#ui/kit/feedback/notice.tsx"
import { Spinner } from "#ui/kit/feedback/spinner.tsx"
import { CodeField } from "#ui/kit/fields/code-field.tsx"
import { FormField } from "#ui/kit/fields/form-field.tsx"
import { Form } from "#ui/kit/form/form.tsx"
import { Dialog, DialogActions } from "#ui/kit/overlays/dialog.tsx"
import { noView, renderView, type ScreenProps, type StateViews } from "#ui/shared/flow.tsx"
import { token } from "#ui/shared/typed-text.ts"
import { paths } from "#ui/site/paths.ts"
import { SandboxHint } from "#ui/site/sandbox-hint/sandbox-hint.tsx"
import { useOffers } from "#ui/site/site-config.ts"
import type { PasskeyFactorProps } from "./passkey-factor.tsx"

interface Props {
  readonly disabled: boolean
  readonly onSubmit: (code: string) => void
}

const schema = z.object({
  recoveryCode: z.string().check(token, z.minLength(1, "account:tfa.recovery.required")),
})

/** A field for a recovery code instead of a code from the app, if the operator offers recovery codes. */
const RecoveryCode = ({ disabled, onSubmit }: Props) => {
  const { t } = useTranslation("account")
  return (
    useOffers("recoveryCodes") && (
      <Disclosure summary={t("tfa.recovery.open")}>
        <Form
          initialValues={{ recoveryCode: "" }}
          schema={schema}
          onSubmit={({ recoveryCode }) => onSubmit(recoveryCode)}
        >
          <FormField name="recoveryCode" label={t("tfa.recovery.code")} autoComplete="off" disabled={disabled} />
          <Button type="submit" kind="quiet" disabled={disabled}>
            {t("tfa.recovery.submit")}
          </Button>
        </Form>
      </Disclosure>
    )
  )
}

type Machine = typeof twoFactorChallenge
interface OwnProps {
  readonly passkey: ComponentType<PasskeyFactorProps>
}
export type ChallengeModalProps = ScreenProps<Machine> & OwnProps

/** Asks for the two-factor code, above the current page and its dialogs. Any call of a page or dialog may need the code. */
export const TwoFactorChallenge = (props: ChallengeModalProps) => renderView(views, props)

const neverSent = () => undefined

/**
 * The field for the code, which is empty for each new challenge. Typing the first digit hides the message about the previous code.
 */
const Code = ({ state, send }: ScreenProps<Machine>) => {
  const { t } = useTranslation("account")
  const field = useRef<HTMLInputElement>(null)
  useLayoutEffect(() => field.current?.focus(), [])
  const error = state.matches("wrongCode")
    ? "account:tfa.errors.invalid"
    : state.matches("usedCode")
      ? "account:tfa.errors.used"
      : null
  return (
    <Formik
      initialValues={{ code: "" }}
      initialErrors={error === null ? {} : { code: error }}
      initialTouched={{ code: error !== null }}
      validateOnBlur={false}
      onSubmit={neverSent}
    >
      <CodeField
        ref={field}
        name="code"
        label={t("tfa.code")}
        disabled={state.matches("sending")}
        onComplete={(code) => send({ type: "twoFactorCode.submit", code })}
      />
    </Formik>
  )
}

const Modal = ({ state, send, passkey: Passkey }: ChallengeModalProps) => {
  const { t } = useTranslation("account")
  const { round, isCodeAccepted } = state.context
  const checking = state.matches("sending")
  const cancel = () => send({ type: "challenge.cancel" })
  return (
    // The dialog cannot be closed before the response, because a sent code cannot be cancelled.
    <Dialog isOnTop size="S" title={t("tfa.title")} onClose={checking ? undefined : cancel}>
      <p>{isCodeAccepted ? t("tfa.next") : t("tfa.text")}</p>
      {state.matches("refused") && (
        <Notice kind="warn" isLive>
          {t("tfa.errors.refused")}
        </Notice>
      )}
      <Code key={round} state={state} send={send} />
      <SandboxHint field="twoFactor" />
      {useOffers("passkeys") && (
        <Passkey disabled={checking} onChosen={(code) => send({ type: "passkey.submit", code })} />
      )}
      <RecoveryCode disabled={checking} onSubmit={(code) => send({ type: "twoFactorCode.submit", code })} />
      {useOffers("twoFactorReset") && <TextLink href={paths.twoFactorReset()}>{t("twoFactorReset.offer")}</TextLink>}
      <DialogActions>
        {checking && <Spinner label={t("tfa.checking")} />}
        <Button kind="quiet" disabled={checking} onClick={cancel}>
          {t("tfa.cancel")}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

const views: StateViews<Machine, OwnProps> = {
  closed: noView,
  editing: Modal,
  sending: Modal,
  wrongCode: Modal,
  usedCode: Modal,
  refused: Modal,
}
