import { use } from "react"
import { useTranslation } from "react-i18next"
import { brand } from "#brand/brand.ts"
import { defaultLocale, isLocale, type Locale } from "#domain/shared/currency.ts"
import { decimal } from "#domain/shared/money.ts"
import { useFormatters } from "#ui/shared/format.ts"
import type { SiteLink } from "#ui/site/operator.tsx"
import { SiteConfig, useOffers } from "#ui/site/site-config.ts"

export interface CompanyFact {
  readonly name: string
  readonly title: string
  readonly lines: ReadonlyArray<string>
  readonly link: SiteLink | null
}

const useLocale = (): Locale => {
  const { language } = useTranslation().i18n
  return isLocale(language) ? language : defaultLocale
}

const useOperatorFact = (): CompanyFact => {
  const { t } = useTranslation("home")
  const locale = useLocale()
  const { company, operations } = use(SiteConfig)
  const register = operations?.register ?? null
  return {
    name: t("trust.who"),
    title: company?.[locale].split("\n")[0] ?? brand.legalName,
    lines: [...(register === null ? [] : [`${register.text[locale]}.`]), t("trust.sameName")],
    link: register?.href ? { name: t("trust.register"), href: register.href } : null,
  }
}

/** Returns the fact about the company's sites, or null if the settings contain none. The shop shows no invented facts. */
const useSitesFact = (): CompanyFact | null => {
  const { t } = useTranslation("home")
  const format = useFormatters()
  const locale = useLocale()
  const { operations } = use(SiteConfig)
  if (!operations?.sites) return null
  const { sites, machines, energy, uptime } = operations
  return {
    name: t("trust.where"),
    title: sites.name[locale],
    lines: [
      sites.text[locale],
      ...(machines
        ? [t("trust.machines", { count: machines.count, watts: format.number(decimal(machines.wattsPerTerahash)) })]
        : []),
      ...(energy ? [t("trust.energy", { energy: energy[locale] })] : []),
      ...(uptime ? [t("trust.uptime", { percent: format.percent(decimal(uptime)) })] : []),
    ],
    link: sites.href === null ? null : { name: t("trust.sites"), href: sites.href },
  }
}

const useProtectionFact = (): CompanyFact => {
  const { t } = useTranslation("home")
  const hasHold = useOffers("addressBook")
  const hasMore = useOffers("passkeys") && hasHold
  return {
    name: t("trust.account"),
    title: t(hasHold ? "trust.hold" : "trust.codes"),
    lines: [t(hasMore ? "trust.protectedMore" : "trust.protected")],
    link: null,
  }
}

/**
 * Returns facts about the company that a customer can check. Facts from the settings are last, so that no other fact moves when the
 * settings load.
 */
export const useCompanyFacts = (): ReadonlyArray<CompanyFact> => {
  const [who, where, protection] = [useOperatorFact(), useSitesFact(), useProtectionFact()]
  return [who, protection, ...(where ? [where] : [])]
}
