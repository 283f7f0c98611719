import { useTranslation } from "react-i18next"
import type { sessions } from "#machines/account/sessions.machine.ts"
import { PasswordForm } from "#ui/account/account/current-password.tsx"
import { focusFirstField } from "#ui/account/security/focus-first-field.ts"
import { useBrowserName } from "#ui/account/security/use-browser-name.ts"
import type { ScreenProps } from "#ui/shared/flow.tsx"

type ViewProps = ScreenProps<typeof sessions> & { readonly email: string }

/** Asks for the current password before the chosen session ends, or all sessions but this one. */
export const RevokingForm = ({ state, send, email }: ViewProps) => {
  const { t } = useTranslation("security")
  const nameOf = useBrowserName()
  const { chosen, failure } = state.context
  const which = chosen === null ? "others" : "one"
  return (
    <div ref={focusFirstField}>
      <PasswordForm
        email={email}
        failure={failure}
        isInState={(name) => state.matches({ revoking: name })}
        isBusy={state.matches({ revoking: "sending" }) || state.matches({ revoking: "reloading" })}
        send={send}
        onSubmit={({ password }) => send({ type: "form.submit", password })}
        submit={t(`sessions.ending.${which}.submit`)}
      >
        <h4>{t(`sessions.ending.${which}.title`, { browser: chosen === null ? "" : nameOf(chosen) })}</h4>
        <p>{t(`sessions.ending.${which}.text`)}</p>
      </PasswordForm>
    </div>
  )
}
