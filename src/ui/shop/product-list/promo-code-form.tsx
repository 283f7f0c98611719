import { Formik } from "formik"
import { useTranslation } from "react-i18next"
import * as z from "zod/mini"
import { cleanToken } from "#domain/shared/pasted-text.ts"
import { Button } from "#ui/kit/actions/button.tsx"
import { Notice } from "#ui/kit/feedback/notice.tsx"
import { FormField } from "#ui/kit/fields/form-field.tsx"
import { createValidate } from "#ui/kit/form/form.tsx"
import { token } from "#ui/shared/typed-text.ts"
import patterns from "#ui/kit/styles/patterns.module.css"
import css from "./product-list.module.css"

/** Returns the errors of the form. An empty code is refused, because the code is required. */
const validatePromoCode = createValidate(
  z.object({ code: z.string().check(token, z.minLength(1, "buy:products.codeMissing")) }),
)

export interface CodeFormProps {
  /** The previously entered code. */
  readonly code: string
  readonly onSubmit: (code: string) => void
}

/** A form for the referral code, if a purchase requires one. */
export const PromoCodeForm = ({ code, onSubmit }: CodeFormProps) => {
  const { t } = useTranslation("buy")
  return (
    <Formik
      initialValues={{ code }}
      validate={validatePromoCode}
      onSubmit={(values) => onSubmit(cleanToken(values.code))}
    >
      {({ handleSubmit }) => (
        <form className={`${patterns.stack} ${css.form}`} onSubmit={handleSubmit} noValidate>
          <Notice kind="info">{t("products.codeRequired")}</Notice>
          <FormField name="code" label={t("products.code")} autoComplete="off" />
          <Button type="submit">{t("products.show")}</Button>
        </form>
      )}
    </Formik>
  )
}
