import { useTranslation } from "react-i18next"
import patterns from "#ui/kit/styles/patterns.module.css"
import css from "./layout.module.css"

export const mainId = "main"

/** A link that skips the navigation. The link is the first one in the tab order, and visible only while it is focused. */
export const SkipLink = () => (
  <a href={`#${mainId}`} className={`${patterns.onScreen} ${css.skip}`}>
    {useTranslation().t("skip")}
  </a>
)
