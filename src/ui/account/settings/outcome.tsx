import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "#ui/kit/actions/button.tsx"
import { ResultNotice } from "#ui/kit/form/result-notice.tsx"

export const SavedNotice = ({ children }: { readonly children: ReactNode }) => (
  <ResultNotice kind="ok">{children}</ResultNotice>
)

export const IncorrectPasswordNotice = () => (
  <ResultNotice kind="danger">{useTranslation("settings").t("errors.incorrectPassword")}</ResultNotice>
)

/** Explains that the response was lost and that a check found nothing saved. */
export const NotSavedNotice = () => (
  <ResultNotice kind="warn">{useTranslation("settings").t("lost.notSaved")}</ResultNotice>
)

/** Explains that the response was lost and that the outcome is unknown. */
export const UnknownOutcomeNotice = ({ onCheck }: { readonly onCheck: () => void }) => {
  const { t } = useTranslation("settings")
  return (
    <ResultNotice kind="warn">
      <p>{t("lost.outcomeUnknown")}</p>
      <Button kind="quiet" onClick={onCheck}>
        {t("lost.check")}
      </Button>
    </ResultNotice>
  )
}
