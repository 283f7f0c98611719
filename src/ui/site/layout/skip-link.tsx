import { useTranslation } from "react-i18next"
import patterns from "#ui/kit/styles/patterns.module.css"
import css from "./layout.module.css"

export const mainId = "main"

/** A link that skips the navigation, first in the tab order. */
export const SkipLink = () => (
  <a href={`#${mainId}`} className={`${patterns.onScreen} ${css.skip}`}>
    {useTranslation().t("skip")}
  </a>
)
