import { useRef } from "react"
import { useTranslation } from "react-i18next"
import type { passkeys } from "../../../machines/account/passkeys/passkeys.machine"
import { Button } from "../../kit/actions/button"
import { PasswordField } from "../../kit/fields/password-field"
import { WithName } from "../../kit/figures/with-name"
import { useOnMount } from "../../shared/flow"
import type { ScreenProps } from "../../shared/screen"
import { Form } from "../../kit/form/form"
import { AccountName } from "../account/account-name"
import { RateLimitCountdown } from "../../kit/form/rate-limit-countdown"
import { RefusedNotice } from "../../kit/form/result-notice"
import { IncorrectPasswordNotice } from "../settings/outcome"
import settings from "../settings/settings.module.css"
import { passkeyRemovalInitialValues, passkeyRemovalSchema } from "./passkeys.form"

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
        initial={passkeyRemovalInitialValues}
        rules={passkeyRemovalSchema}
        onSend={({ password }) => send({ type: "removal.submit", password })}
      >
        <h4>
          <WithName name={chosen!.name} of={(name) => t("passkeys.remove.title", { name })} />
        </h4>
        <p>{t("passkeys.remove.text")}</p>
        {state.matches({ removing: "wrongPassword" }) && <IncorrectPasswordNotice />}
        <RefusedNotice failure={failure} rateLimited={isRateLimited} />
        <AccountName email={email} />
        <PasswordField
          name="password"
          label={t("settings:currentPassword")}
          autoComplete="current-password"
          disabled={isSending}
        />
        <RateLimitCountdown failure={isRateLimited ? failure : null} onOver={() => send({ type: "rateLimit.ended" })} />
        <div className={settings.actions}>
          <Button type="submit" kind="danger" busy={isSending} disabled={isRateLimited}>
            {t("passkeys.remove.submit")}
          </Button>
          <Button kind="quiet" disabled={isSending} onClick={() => send({ type: "form.cancel" })}>
            {t("settings:cancel")}
          </Button>
        </div>
      </Form>
    </div>
  )
}
