import { useTranslation } from "react-i18next"
import { ButtonLink } from "../kit/button-link"
import { Page } from "../kit/page"
import { Panel } from "../kit/panel"
import { paths } from "../paths"
import css from "./dashboard.module.css"

interface Props {
  /** Null while the profile is not known. */
  readonly email: string | null
}

export const Dashboard = ({ email }: Props) => {
  const { t } = useTranslation("cabinet")
  return (
    <Page title={t("dashboard.title")} wide>
      <p>{email === null ? t("dashboard.welcome") : t("dashboard.welcomeBy", { email })}</p>
      <div className={css.panels}>
        <Panel title={t("dashboard.contracts.title")}>
          <p>{t("dashboard.contracts.description")}</p>
          <ButtonLink kind="quiet" href={paths.contracts()}>{t("dashboard.contracts.action")}</ButtonLink>
        </Panel>
        <Panel title={t("dashboard.buy.title")}>
          <p>{t("dashboard.buy.description")}</p>
          <ButtonLink href={paths.buy()}>{t("dashboard.buy.action")}</ButtonLink>
        </Panel>
      </div>
    </Page>
  )
}
