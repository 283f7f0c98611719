import { createContext, Fragment, use, type ComponentType, type ReactNode } from "react"
import { useTranslation } from "react-i18next"
import { brand } from "#brand/brand.ts"
import { isSignedIn } from "#domain/site/session.ts"
import { ButtonLink } from "#ui/kit/actions/button.tsx"
import { TextLink } from "#ui/kit/actions/text-link.tsx"
import { Page } from "#ui/kit/layout/page.tsx"
import { paths } from "./paths.ts"
import { useSession } from "./session.tsx"
import patterns from "#ui/kit/styles/patterns.module.css"
import css from "./not-found.module.css"

/**
 * The component that shows the link to the demo cabinet only to visitors who may see it. The default shows the link to everyone.
 */
export const OfferedDemo = createContext<ComponentType<{ readonly children: ReactNode }>>(Fragment)

/** The page of an unknown URL, with links to where the visitor may have wanted to go. */
export const NotFound = () => {
  const { t } = useTranslation()
  const Demo = use(OfferedDemo)
  const isCustomer = isSignedIn(useSession())
  return (
    <Page title={t("notFound.heading")}>
      <p className={css.code}>{t("notFound.title")}</p>
      <p>{t("notFound.description")}</p>
      <ButtonLink href={paths.home()}>{t("notFound.home")}</ButtonLink>
      <div className={patterns.line}>
        <TextLink kind="alone" href={paths.buy()}>
          {t("empty.buy")}
        </TextLink>
        <Demo>
          <TextLink kind="alone" href={paths.demo()}>
            {t("site.demo")}
          </TextLink>
        </Demo>
        <TextLink kind="alone" href={isCustomer ? paths.cabinet() : paths.signIn()}>
          {t(isCustomer ? "session.cabinet" : "session.signIn")}
        </TextLink>
        <TextLink kind="alone" href={isCustomer ? paths.support() : `mailto:${brand.support}`}>
          {t("nav.support")}
        </TextLink>
      </div>
    </Page>
  )
}
