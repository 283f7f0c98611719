import { useTranslation } from "react-i18next"
import { ButtonLink } from "#ui/kit/actions/button-link.tsx"
import { TextLink } from "#ui/kit/actions/text-link.tsx"
import { Page } from "#ui/kit/layout/page.tsx"
import { paths } from "./paths.ts"

export const NotFound = () => {
  const { t } = useTranslation("common")
  return (
    <Page title={t("notFound.title")}>
      <p>{t("notFound.description")}</p>
      <ButtonLink href={paths.home()}>{t("notFound.home")}</ButtonLink>
      <p>
        <TextLink kind="alone" href={paths.buy()}>
          {t("empty.buy")}
        </TextLink>
      </p>
    </Page>
  )
}
