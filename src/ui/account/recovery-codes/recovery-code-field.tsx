import { useTranslation } from "react-i18next"
import { Disclosure } from "../../kit/actions/disclosure"
import { FormField } from "../../kit/fields/form-field"
import { useExtension } from "../../site/site-config"

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
