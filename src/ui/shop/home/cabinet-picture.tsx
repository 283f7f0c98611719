import { useTranslation } from "react-i18next"
import { defaultLocale, isLocale } from "#domain/shared/currency.ts"
import enDark from "./pictures/en-US-dark.jpg"
import enLight from "./pictures/en-US-light.jpg"
import ruDark from "./pictures/ru-RU-dark.jpg"
import ruLight from "./pictures/ru-RU-light.jpg"
import css from "./home.module.css"

const pictures = { "en-US": { light: enLight, dark: enDark }, "ru-RU": { light: ruLight, dark: ruDark } } as const

/** The dashboard of the sandbox's sample customer, taken by `npm run tool -- pictures`. */
export const CabinetPicture = () => {
  const { t, i18n } = useTranslation("home")
  const { light, dark } = pictures[isLocale(i18n.language) ? i18n.language : defaultLocale]
  return (
    <picture>
      <source srcSet={dark} media="(prefers-color-scheme: dark)" />
      <img className={css.cabinet} src={light} alt={t("cabinet.picture")} width={1040} height={680} loading="lazy" />
    </picture>
  )
}
