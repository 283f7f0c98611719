import { useTranslation } from "react-i18next"
import { useLocation } from "wouter"
import { Button } from "../kit/button"
import { Notice } from "../kit/notice"
import { isInCabinet } from "../layout/site-layout"
import { paths } from "../paths"
import { useSession } from "../session"
import css from "./demo.module.css"

/** Above every page of the cabinet that shows samples; the demo's own page says it itself. */
export const DemoBar = ({ onOwn }: { readonly onOwn: () => void }) => {
  const { t } = useTranslation("demo")
  const [at] = useLocation()
  const { session } = useSession()
  if (session !== "demo" || !isInCabinet(at) || at === paths.demo()) return null
  return (
    <div className={css.bar}>
      <Notice kind="info">
        <div className={css.actions}>
          <p>{t("bar.text")}</p>
          <Button kind="quiet" onClick={onOwn}>{t("bar.action")}</Button>
        </div>
      </Notice>
    </div>
  )
}
