import { useFormikContext } from "formik"
import { useTranslation } from "react-i18next"
import { Disclosure } from "#ui/kit/actions/disclosure.tsx"
import { CodeField } from "#ui/kit/fields/code-field.tsx"
import { FormField } from "#ui/kit/fields/form-field.tsx"
import { useOffers } from "#ui/site/site-config.ts"

/** A field for the two-factor code. The sixth digit submits the form if the remaining fields are valid. */
export const TwoFactorCodeField = ({ disabled }: { readonly disabled: boolean }) => {
  const { t } = useTranslation("settings")
  const { values, validateForm, submitForm } = useFormikContext<object>()
  const submitCode = async (code: string) => {
    const errors = await validateForm({ ...values, code })
    if (Object.keys(errors).length === 0) await submitForm()
  }
  return (
    <CodeField
      name="code"
      label={t("twoFactor.code")}
      disabled={disabled}
      onComplete={(code) => void submitCode(code)}
    />
  )
}

const select = (mark: HTMLElement | null) => {
  const field = mark?.closest("form")?.querySelector<HTMLInputElement>("[name=code]")
  field?.focus()
  field?.select()
}

/** Focuses and selects the code on mount, so that typing replaces it. */
export const CodeRetryNotice = () => <span hidden ref={select} />

/**
 * A field for a recovery code instead of a code from the app, if the operator offers recovery codes. The form must have the value
 * `recoveryCode`.
 */
export const RecoveryCodeField = ({ disabled }: { readonly disabled: boolean }) => {
  const { t } = useTranslation("account")
  return (
    useOffers("recoveryCodes") && (
      <Disclosure summary={t("tfa.recovery.open")}>
        <FormField name="recoveryCode" label={t("tfa.recovery.code")} autoComplete="off" disabled={disabled} />
      </Disclosure>
    )
  )
}
