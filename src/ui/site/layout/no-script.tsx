import { useTranslation } from "react-i18next"
import { Notice } from "#ui/kit/feedback/notice.tsx"
import css from "./layout.module.css"

/** In the HTML alone, above the content that would follow. */
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
