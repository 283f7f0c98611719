import { useTranslation } from "react-i18next"
import * as z from "zod/mini"
import { Button } from "../../kit/actions/button"
import { Disclosure } from "../../kit/actions/disclosure"
import { FormField } from "../../kit/fields/form-field"
import { useExtension } from "../../site/site-config"
import { Form } from "../../kit/form/form"
import { token } from "../../shared/typed-text"

interface Props {
  readonly disabled: boolean
  readonly onSend: (code: string) => void
}

const schema = z.object({
  recoveryCode: z.string().check(token, z.minLength(1, "account:tfa.recovery.required")),
})

/** Instead of a code from the app, where the operator offers it. */
export const RecoveryCode = ({ disabled, onSend }: Props) => {
  const { t } = useTranslation("account")
  return (
    useExtension("recoveryCodes") && (
      <Disclosure summary={t("tfa.recovery.open")}>
        <Form initial={{ recoveryCode: "" }} rules={schema} onSend={({ recoveryCode }) => onSend(recoveryCode)}>
          <FormField name="recoveryCode" label={t("tfa.recovery.code")} autoComplete="off" disabled={disabled} />
          <Button type="submit" kind="quiet" disabled={disabled}>
            {t("tfa.recovery.submit")}
          </Button>
        </Form>
      </Disclosure>
    )
  )
}
