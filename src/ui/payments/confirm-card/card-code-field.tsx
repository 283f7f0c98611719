import { useEffect, useRef } from "react"
import { useTranslation } from "react-i18next"
import { CodeField } from "#ui/kit/fields/code-field.tsx"

/** After a wrong code the field is focused with the code selected, so that typing replaces it. */
export const CardCodeField = ({ isWrong }: { readonly isWrong: boolean }) => {
  const { t } = useTranslation("pay")
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (!isWrong) return
    field.current?.focus()
    field.current?.select()
  }, [isWrong])
  return <CodeField ref={field} name="confirmationCode" length={4} label={t("code.label")} />
}
