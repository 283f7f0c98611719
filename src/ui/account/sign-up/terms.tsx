import { useTranslation } from "react-i18next"
import { DocumentLink } from "../../kit/actions/document-link"

export const TermsCheckbox = ({ document }: { readonly document: string }) => {
  const { t } = useTranslation("account")
  return (
    <>
      <span>{t("auth.signup.terms.accept")}</span>{" "}
      <DocumentLink href={document}>{t("auth.signup.terms.document")}</DocumentLink>
    </>
  )
}
