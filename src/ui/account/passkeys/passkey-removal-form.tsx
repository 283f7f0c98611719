import { useRef } from "react"
import { useTranslation } from "react-i18next"
import type { passkeys } from "#machines/account/passkeys.machine.ts"
import { WithName } from "#ui/kit/figures/with-name.tsx"
import { useOnMount, type ScreenProps } from "#ui/shared/flow.tsx"
import { Form } from "#ui/kit/form/form.tsx"
import { CurrentPassword } from "#ui/account/account/current-password.tsx"
import { Submit } from "#ui/kit/form/submit.tsx"
import { RefusedNotice } from "#ui/kit/form/result-notice.tsx"
import { IncorrectPasswordNotice } from "#ui/account/settings/outcome.tsx"
import { passwordFormInitialValues, passwordFormSchema } from "#ui/account/account/rules.ts"

type Props = ScreenProps<typeof passkeys> & { readonly email: string }

export const PasskeyRemovalForm = ({ state, send, email }: Props) => {
  const { t } = useTranslation(["security", "settings"])
  const { chosen, failure } = state.context
  const isSending = state.matches({ removing: "sending" })
  const isRateLimited = state.matches({ removing: "rateLimited" })
  const container = useRef<HTMLDivElement>(null)
  // The button that opened the form is gone.
  useOnMount(() => container.current?.querySelector<HTMLInputElement>("input:not([hidden])")?.focus())
  return (
    <div ref={container}>
      <Form
        initial={passwordFormInitialValues}
        rules={passwordFormSchema}
        onSend={({ password }) => send({ type: "removal.submit", password })}
      >
        <h4>
          <WithName name={chosen!.name} of={(name) => t("passkeys.remove.title", { name })} />
        </h4>
        <p>{t("passkeys.remove.text")}</p>
        {state.matches({ removing: "wrongPassword" }) && <IncorrectPasswordNotice />}
        <RefusedNotice failure={failure} rateLimited={isRateLimited} />
        <CurrentPassword email={email} disabled={isSending} />
        <Submit
          kind="danger"
          cooldown={isRateLimited ? failure : null}
          send={send}
          busy={isSending}
          onCancel={() => send({ type: "form.cancel" })}
        >
          {t("passkeys.remove.submit")}
        </Submit>
      </Form>
    </div>
  )
}
