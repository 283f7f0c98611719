import { useTranslation } from "react-i18next"
import { ButtonLink } from "../kit/actions/button-link"
import { Page } from "../kit/layout/page"
import { paths } from "./paths"

export const NotFound = () => {
  const { t } = useTranslation("common")
  return (
    <Page title={t("notFound.title")}>
      <p>{t("notFound.description")}</p>
      <ButtonLink href={paths.home()}>{t("notFound.home")}</ButtonLink>
    </Page>
  )
}
