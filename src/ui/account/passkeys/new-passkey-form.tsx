import { useRef } from "react"
import { useTranslation } from "react-i18next"
import type { passkeys } from "../../../machines/account/passkeys.machine"
import { FormField } from "../../kit/fields/form-field"
import { PasswordField } from "../../kit/fields/password-field"
import { useOnMount } from "../../shared/flow"
import type { PartialViews, ScreenProps } from "../../shared/screen"
import { renderView } from "../../shared/screen"
import { Form } from "../../kit/form/form"
import { AccountName } from "../account/current-password"
import { Submit } from "../../kit/form/submit"
import { ResultNotice, RefusedNotice } from "../../kit/form/result-notice"
import { IncorrectPasswordNotice } from "../settings/outcome"
import * as z from "zod/mini"
import { passkeyNameMax } from "../../../domain/account/passkey"
import { oneLine } from "../../shared/typed-text"
import { passwordSchema } from "../account/rules"

type Machine = typeof passkeys
type Props = ScreenProps<Machine> & { readonly email: string }

const newPasskeySchema = z.object({
  name: z.string().check(oneLine, z.maxLength(passkeyNameMax, "security:passkeys.validators.nameLength")),
  password: passwordSchema,
})
const newPasskeyInitialValues = { name: "", password: "" }

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
        <Submit
          cooldown={isRateLimited ? state.context.failure : null}
          send={send}
          busy={isCreating}
          onCancel={() => send({ type: "form.cancel" })}
        >
          {t("passkeys.create")}
        </Submit>
      </Form>
    </div>
  )
}
