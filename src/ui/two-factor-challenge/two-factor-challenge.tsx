import { Formik } from "formik"
import { useLayoutEffect, useRef } from "react"
import { useTranslation } from "react-i18next"
import type { twoFactorChallenge } from "../../machines/two-factor-challenge/two-factor-challenge.machine"
import { Button } from "../kit/button"
import { CodeField } from "../kit/code-field"
import { Dialog, DialogActions } from "../kit/dialog"
import { SandboxHint } from "../kit/sandbox-hint"
import { Spinner } from "../kit/spinner"
import type { ScreenProps, StateViews } from "../screen"
import { noView, renderView } from "../screen"

type Machine = typeof twoFactorChallenge
type Props = ScreenProps<Machine>

/** Asks for the code of the second factor, whatever page or dialog is underneath. */
export const TwoFactorChallenge = ({ state, send }: Props) => {
  const View = renderView(views, state)
  return <View state={state} send={send} />
}

const neverSent = () => undefined

/** Empty each time a code is asked for. The message about the last code goes with the first digit of the next. */
const Code = ({ state, send }: Props) => {
  const { t } = useTranslation("account")
  const field = useRef<HTMLInputElement>(null)
  useLayoutEffect(() => field.current?.focus(), [])
  const error = state.matches("invalid")
    ? "account:tfa.errors.invalid"
    : state.matches("used")
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
        disabled={state.matches("submitting")}
        onFull={(code) => send({ type: "code.submit", code })}
      />
    </Formik>
  )
}

const Modal = ({ state, send }: Props) => {
  const { t } = useTranslation("account")
  const { round, taken } = state.context
  const checking = state.matches("submitting")
  const cancel = () => send({ type: "challenge.cancel" })
  return (
    // A code on its way cannot be called back: there is nothing to close until it is answered.
    <Dialog onTop size="S" title={t("tfa.title")} onClose={checking ? undefined : cancel}>
      <p>{taken ? t("tfa.next") : t("tfa.text")}</p>
      <Code key={round} state={state} send={send} />
      <SandboxHint field="twoFactor" />
      <DialogActions>
        {checking && <Spinner label={t("tfa.checking")} />}
        <Button kind="quiet" disabled={checking} onClick={cancel}>
          {t("tfa.cancel")}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

// One component for all of them: the dialog stays, and what was typed until a code is asked for anew.
const views: StateViews<Machine> = { closed: noView, editing: Modal, submitting: Modal, invalid: Modal, used: Modal }
