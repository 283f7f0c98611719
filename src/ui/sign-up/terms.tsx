import { useTranslation } from "react-i18next"
import { Hidden } from "../kit/hidden"

/** In a new tab: what was typed into the form stays. */
export const Terms = ({ document }: { readonly document: string }) => {
  const { t } = useTranslation("account")
  return (
    <>
      {t("auth.signup.terms.accept")}{" "}
      <a href={document} target="_blank" rel="noopener">
        {t("auth.signup.terms.document")}<Hidden> {t("auth.signup.terms.newTab")}</Hidden>
      </a>
    </>
  )
}
