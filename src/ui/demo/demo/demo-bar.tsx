import { useTranslation } from "react-i18next"
import { useLocation } from "wouter"
import { Button } from "#ui/kit/actions/button.tsx"
import { Notice } from "#ui/kit/feedback/notice.tsx"
import { isInCabinet, paths } from "#ui/site/paths.ts"
import css from "./demo.module.css"

/** Shown on cabinet pages with sample data (`data-demo` on the root element); the demo's own page has its own notice. */
export const DemoBar = ({ onOwn }: { readonly onOwn: () => void }) => {
  const { t } = useTranslation()
  const [at] = useLocation()
  if (!isInCabinet(at) || at === paths.demo()) return null
  return (
    <div className={css.bar}>
      <Notice kind="info">
        <div className={css.actions}>
          <p>{t("demoBar.text")}</p>
          <Button kind="quiet" onClick={onOwn}>
            {t("demoBar.action")}
          </Button>
        </div>
      </Notice>
    </div>
  )
}
