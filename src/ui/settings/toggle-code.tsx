import { useFormikContext } from "formik"
import { useTranslation } from "react-i18next"
import { CodeField } from "../kit/code-field"

/** The sixth digit sends the form when the rest of it is valid. */
export const TwoFactorCodeField = ({ disabled }: { readonly disabled: boolean }) => {
  const { t } = useTranslation("settings")
  const { values, validateForm, submitForm } = useFormikContext<object>()
  const full = async (code: string) => {
    const errors = await validateForm({ ...values, code })
    if (Object.keys(errors).length === 0) await submitForm()
  }
  return <CodeField name="code" label={t("twoFactor.code")} disabled={disabled} onFull={(code) => void full(code)} />
}

const select = (mark: HTMLElement | null) => {
  const field = mark?.closest("form")?.querySelector<HTMLInputElement>("[name=code]")
  field?.focus()
  field?.select()
}

/** On arrival leads back to the code, selected: the next one takes its place. */
export const CodeRetryNotice = () => <span hidden ref={select} />
