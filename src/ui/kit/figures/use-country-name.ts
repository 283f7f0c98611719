import { useTranslation } from "react-i18next"

/** Returns a function that names a country (ISO 3166-1) in the interface language. */
export const useCountryName = () => {
  const { i18n } = useTranslation()
  return (countryId: string): string => {
    // Returns an invalid region code unchanged, because Intl would throw on it.
    if (!/^[A-Z]{2}$/.test(countryId)) return countryId
    return new Intl.DisplayNames([i18n.language], { type: "region" }).of(countryId) ?? countryId
  }
}
