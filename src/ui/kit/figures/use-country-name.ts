import { useTranslation } from "react-i18next"

/** Names a country (ISO 3166-1) in the interface language. */
export const useCountryName = () => {
  const { i18n } = useTranslation()
  return (countryId: string): string => {
    // Intl throws on an invalid region code.
    if (!/^[A-Z]{2}$/.test(countryId)) return countryId
    return new Intl.DisplayNames([i18n.language], { type: "region" }).of(countryId) ?? countryId
  }
}
