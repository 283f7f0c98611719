import { useRef } from "react"
import { useTranslation } from "react-i18next"
import type { passkeys } from "../../../machines/account/passkeys/passkeys.machine"
import { Button } from "../../kit/actions/button"
import { FormField } from "../../kit/fields/form-field"
import { PasswordField } from "../../kit/fields/password-field"
import { useOnMount } from "../../shared/flow"
import type { PartialViews, ScreenProps } from "../../shared/screen"
import { renderView } from "../../shared/screen"
import { Form } from "../../kit/form/form"
import { AccountName } from "../account/account-name"
import { RateLimitCountdown } from "../../kit/form/rate-limit-countdown"
import { ResultNotice, RefusedNotice } from "../../kit/form/result-notice"
import { IncorrectPasswordNotice } from "../settings/outcome"
import settings from "../settings/settings.module.css"
import { newPasskeyInitialValues, newPasskeySchema } from "./passkeys.form"

type Machine = typeof passkeys
type Props = ScreenProps<Machine> & { readonly email: string }

const Problem = ({ problem }: { readonly problem: "cancelled" | "unsupported" | "existing" }) => {
  const { t } = useTranslation("security")
  return (
    <ResultNotice kind="warn">
      <p>{t(`passkeys.problems.${problem}`)}</p>
    </ResultNotice>
  )
}

const messages: PartialViews<Machine> = {
  "adding.wrongPassword": IncorrectPasswordNotice,
  "adding.cancelled": () => <Problem problem="cancelled" />,
  "adding.unsupported": () => <Problem problem="unsupported" />,
  "adding.existing": () => <Problem problem="existing" />,
  "adding.rateLimited": ({ state }) => <RefusedNotice failure={state.context.failure} rateLimited />,
  "adding.error": ({ state }) => <RefusedNotice failure={state.context.failure} />,
}

export const NewPasskeyForm = ({ state, send, email }: Props) => {
  const { t } = useTranslation(["security", "settings"])
  const isCreating = state.matches({ adding: "creating" })
  const isRateLimited = state.matches({ adding: "rateLimited" })
  const Message = renderView(messages, state)
  const container = useRef<HTMLDivElement>(null)
  // The button that opened the form is gone.
  useOnMount(() => container.current?.querySelector<HTMLInputElement>("input:not([hidden])")?.focus())
  return (
    <div ref={container}>
      <Form
        initial={newPasskeyInitialValues}
        rules={newPasskeySchema}
        onSend={({ name, password }) => send({ type: "form.submit", name: name === "" ? null : name, password })}
      >
        <h4>{t("passkeys.new")}</h4>
        <p>{t("passkeys.newText")}</p>
        <Message state={state} send={send} />
        <AccountName email={email} />
        <FormField
          name="name"
          label={t("passkeys.name")}
          hint={t("passkeys.nameHint")}
          autoComplete="off"
          disabled={isCreating}
        />
        <PasswordField
          name="password"
          label={t("settings:currentPassword")}
          autoComplete="current-password"
          disabled={isCreating}
        />
        <RateLimitCountdown
          failure={isRateLimited ? state.context.failure : null}
          onOver={() => send({ type: "rateLimit.ended" })}
        />
        <div className={settings.actions}>
          <Button type="submit" busy={isCreating} disabled={isRateLimited}>
            {t("passkeys.create")}
          </Button>
          <Button kind="quiet" disabled={isCreating} onClick={() => send({ type: "form.cancel" })}>
            {t("settings:cancel")}
          </Button>
        </div>
      </Form>
    </div>
  )
}
