import { useTranslation } from "react-i18next"
import { Notice } from "#ui/kit/feedback/notice.tsx"
import css from "./layout.module.css"

/** A message in the static HTML for browsers without JavaScript, above the content that needs it. */
export const NoScript = () => {
  const { t } = useTranslation()
  return (
    <noscript>
      <div className={css.noScript}>
        <Notice kind="warn">{t("noScript")}</Notice>
      </div>
    </noscript>
  )
}
