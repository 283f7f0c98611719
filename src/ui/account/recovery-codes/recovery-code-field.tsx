import { useTranslation } from "react-i18next"
import { Disclosure } from "#ui/kit/actions/disclosure.tsx"
import { FormField } from "#ui/kit/fields/form-field.tsx"
import { useExtension } from "#ui/site/site-config.ts"

/** For a form with `recoveryCode`: instead of a code from the app, where the operator offers it. */
export const RecoveryCodeField = ({ disabled }: { readonly disabled: boolean }) => {
  const { t } = useTranslation("account")
  return (
    useExtension("recoveryCodes") && (
      <Disclosure summary={t("tfa.recovery.open")}>
        <FormField name="recoveryCode" label={t("tfa.recovery.code")} autoComplete="off" disabled={disabled} />
      </Disclosure>
    )
  )
}
