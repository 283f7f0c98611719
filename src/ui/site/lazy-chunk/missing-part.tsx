import { useTranslation } from "react-i18next"
import { Button } from "#ui/kit/actions/button.tsx"
import { Notice } from "#ui/kit/feedback/notice.tsx"
import { Page } from "#ui/kit/layout/page.tsx"
import { Dialog, DialogActions } from "#ui/kit/overlays/dialog.tsx"

interface Props {
  readonly onReload: () => void
  readonly onClose: () => void
}

/** Replaces a part of a page whose chunk failed to load. */
export const MissingPart = () => (
  <Notice kind="danger" isLive>
    {useTranslation().t("chunk.missing")}
  </Notice>
)

/** Replaces the content of a page whose chunk failed to load. */
export const MissingPage = ({ onReload }: Pick<Props, "onReload">) => {
  const { t } = useTranslation()
  return (
    <Page title={t("chunk.title")}>
      <MissingPart />
      <div>
        <Button onClick={onReload}>{t("broken.reload")}</Button>
      </div>
    </Page>
  )
}

/** Replaces a dialog whose chunk failed to load. The page stays usable and reloads only if the user chooses to. */
export const MissingPartNotice = ({ onReload, onClose }: Props) => {
  const { t } = useTranslation()
  return (
    <Dialog size="S" title={t("chunk.part")} onClose={onClose}>
      <MissingPart />
      <DialogActions>
        <Button onClick={onReload}>{t("broken.reload")}</Button>
      </DialogActions>
    </Dialog>
  )
}
