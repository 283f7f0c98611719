import { useTranslation } from "react-i18next"
import * as z from "zod/mini"
import { maxPasskeyNameLength } from "#domain/account/passkey.ts"
import type { passkeys } from "#machines/account/passkeys.machine.ts"
import { CurrentPassword } from "#ui/account/account/current-password.tsx"
import { passwordSchema } from "#ui/account/account/rules.ts"
import { focusFirstField } from "#ui/account/security/focus-first-field.ts"
import { IncorrectPasswordNotice } from "#ui/account/settings/outcome.tsx"
import { FormField } from "#ui/kit/fields/form-field.tsx"
import { Form } from "#ui/kit/form/form.tsx"
import { ResultNotice, RefusedNotice } from "#ui/kit/form/result-notice.tsx"
import { Submit } from "#ui/kit/form/submit.tsx"
import { renderView, type PartialViews, type ScreenProps } from "#ui/shared/flow.tsx"
import { oneLine } from "#ui/shared/typed-text.ts"

type Machine = typeof passkeys
type ViewProps = ScreenProps<Machine> & { readonly email: string }

const newPasskeySchema = z.object({
  name: z.string().check(oneLine, z.maxLength(maxPasskeyNameLength, "security:passkeys.validators.nameLength")),
  password: passwordSchema,
})
const newPasskeyInitialValues = { name: "", password: "" }

const Problem = ({ problem }: { readonly problem: "cancelled" | "unsupported" | "existing" }) => (
  <ResultNotice kind="warn">{useTranslation("security").t(`passkeys.problems.${problem}`)}</ResultNotice>
)

const messages: PartialViews<Machine> = {
  adding: {
    wrongPassword: IncorrectPasswordNotice,
    cancelled: () => <Problem problem="cancelled" />,
    unsupported: () => <Problem problem="unsupported" />,
    existing: () => <Problem problem="existing" />,
    rateLimited: ({ state }) => <RefusedNotice failure={state.context.failure} isRateLimited />,
    failed: ({ state }) => <RefusedNotice failure={state.context.failure} />,
  },
}

/** The form for a new passkey: an optional name, and the current password. */
export const NewPasskeyForm = ({ state, send, email }: ViewProps) => {
  const { t } = useTranslation(["security", "settings"])
  const isCreating = state.matches({ adding: "sending" })
  const isRateLimited = state.matches({ adding: "rateLimited" })
  return (
    <div ref={focusFirstField}>
      <Form
        initialValues={newPasskeyInitialValues}
        schema={newPasskeySchema}
        onSubmit={({ name, password }) => send({ type: "form.submit", name: name === "" ? null : name, password })}
      >
        <h4>{t("passkeys.new")}</h4>
        <p>{t("passkeys.newText")}</p>
        {renderView(messages, { state, send })}
        <FormField
          name="name"
          label={t("passkeys.name")}
          hint={t("passkeys.nameHint")}
          autoComplete="off"
          disabled={isCreating}
        />
        <CurrentPassword email={email} disabled={isCreating} />
        <Submit
          cooldown={isRateLimited ? state.context.failure : null}
          send={send}
          isBusy={isCreating}
          onCancel={() => send({ type: "form.cancel" })}
        >
          {t("passkeys.create")}
        </Submit>
      </Form>
    </div>
  )
}
