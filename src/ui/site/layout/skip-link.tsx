import { useTranslation } from "react-i18next"
import css from "./layout.module.css"

export const mainId = "main"

/** First in the tab order: skips the navigation. */
export const SkipLink = () => (
  <a href={`#${mainId}`} className={css.skip}>
    {useTranslation().t("skip")}
  </a>
)
