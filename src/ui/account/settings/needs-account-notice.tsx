import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "#ui/kit/actions/button.tsx"
import { Notice } from "#ui/kit/feedback/notice.tsx"
import patterns from "#ui/kit/styles/patterns.module.css"

interface Props {
  readonly onClaimDemo: () => void
  readonly children: ReactNode
}

/** Shows a form of the demo. The form is readable, and a notice before any input explains that it needs an account. */
export const NeedsAccountNotice = ({ onClaimDemo, children }: Props) => {
  const { t } = useTranslation(["settings", "common"])
  return (
    <div className={patterns.stack}>
      <Notice kind="info">
        <p>{t("demo")}</p>
        <Button kind="quiet" onClick={onClaimDemo}>
          {t("common:demoBar.action")}
        </Button>
      </Notice>
      <fieldset disabled className={patterns.stack}>
        {children}
      </fieldset>
    </div>
  )
}
