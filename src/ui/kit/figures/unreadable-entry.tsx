import { useTranslation } from "react-i18next"
import patterns from "#ui/kit/styles/patterns.module.css"
import css from "./unreadable-entry.module.css"

/** Replaces an entry that could not be decoded, so that a list never looks complete when it is not. */
export const UnreadableEntry = () => (
  <span className={`${patterns.quiet} ${css.text}`}>{useTranslation().t("unreadable")}</span>
)
