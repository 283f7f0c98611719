import { useTranslation } from "react-i18next"
import { useLocation } from "wouter"
import { TextButton } from "#ui/kit/actions/text-link.tsx"
import { isInCabinet, paths } from "#ui/site/paths.ts"
import css from "./demo.module.css"

/** A ribbon on cabinet pages with sample data, which have `data-demo` on the root element. */
export const DemoBar = ({ onClaimDemo }: { readonly onClaimDemo: () => void }) => {
  const { t } = useTranslation()
  const [at] = useLocation()
  if (!isInCabinet(at) || at === paths.demo()) return null
  return (
    <div className={css.bar}>
      <p>{t("demoBar.text")}</p>
      <TextButton onClick={onClaimDemo}>{t("demoBar.action")}</TextButton>
    </div>
  )
}
