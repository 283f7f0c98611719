import { useTranslation } from "react-i18next"
import type { passkeys } from "#machines/account/passkeys.machine.ts"
import { PasswordForm } from "#ui/account/account/current-password.tsx"
import { focusFirstField } from "#ui/account/security/focus-first-field.ts"
import { WithName } from "#ui/kit/figures/with-name.tsx"
import type { ScreenProps } from "#ui/shared/flow.tsx"

type ViewProps = ScreenProps<typeof passkeys> & { readonly email: string }

/** Asks for the current password before the chosen passkey is removed. */
export const PasskeyRemovalForm = ({ state, send, email }: ViewProps) => {
  const { t } = useTranslation("security")
  const { chosen, failure } = state.context
  return (
    <div ref={focusFirstField}>
      <PasswordForm
        email={email}
        failure={failure}
        isInState={(name) => state.matches({ removing: name })}
        isBusy={state.matches({ removing: "sending" })}
        send={send}
        onSubmit={({ password }) => send({ type: "removal.submit", password })}
        submit={t("passkeys.remove.submit")}
        kind="danger"
      >
        <h4>
          <WithName name={chosen!.name} sentence={(name) => t("passkeys.remove.title", { name })} />
        </h4>
        <p>{t("passkeys.remove.text")}</p>
      </PasswordForm>
    </div>
  )
}
