import { useTranslation } from "react-i18next"
import { brand } from "#brand/brand.ts"
import { Page, Section } from "#ui/kit/layout/page.tsx"
import { OperatorLinks, useOperator } from "#ui/site/operator.tsx"
import { CompanyFacts, type CompanyFactsProps } from "./company-facts.tsx"
import patterns from "#ui/kit/styles/patterns.module.css"

/** Shows the company behind the shop, with facts that a customer can check. */
export const AboutPage = (props: CompanyFactsProps) => {
  const { t } = useTranslation("home")
  const { company } = useOperator()
  return (
    <Page title={t("trust.heading")} isWide>
      <p className={patterns.quiet}>{t("trust.lead")}</p>
      <Section title={t("trust.facts")}>
        <CompanyFacts {...props} />
      </Section>
      <Section title={t("trust.imprint")}>
        <p className={patterns.lines}>{company ?? brand.legalName}</p>
        <OperatorLinks />
      </Section>
    </Page>
  )
}
