import { useTranslation } from "react-i18next"
import { Button } from "#ui/kit/actions/button.tsx"
import { Notice } from "#ui/kit/feedback/notice.tsx"
import { Page } from "#ui/kit/layout/page.tsx"

interface Props {
  readonly section: "settings" | "partner"
  readonly onRetry: () => void
}

/** Replaces a section that needs the profile if the profile of a signed-in customer failed to load. */
export const ProfileMissing = ({ section, onRetry }: Props) => {
  const { t } = useTranslation([section, "common"])
  return (
    <Page title={t(`${section}:title`)}>
      <Notice kind="danger" isLive>
        <p>{t("common:profileMissing")}</p>
        <Button kind="quiet" onClick={onRetry}>
          {t("common:retry")}
        </Button>
      </Notice>
    </Page>
  )
}
