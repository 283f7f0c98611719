import { useTranslation } from "react-i18next"
import { Button } from "../kit/button"
import { Notice } from "../kit/notice"
import { Page } from "../kit/page"

/** Signed in, but who it is could not be loaded: there is nothing to change yet. */
export const ProfileMissing = ({ onRetry }: { readonly onRetry: () => void }) => {
  const { t } = useTranslation("settings")
  return (
    <Page title={t("title")}>
      <Notice kind="danger" live>
        <p>{t("missing.text")}</p>
        <Button kind="quiet" onClick={onRetry}>{t("missing.retry")}</Button>
      </Notice>
    </Page>
  )
}
