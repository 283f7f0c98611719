import { useTranslation } from "react-i18next"
import { Button } from "../../kit/actions/button"
import { Dialog, DialogActions } from "../../kit/overlays/dialog"
import { Notice } from "../../kit/feedback/notice"

interface Props {
  readonly onRetry: () => void
  readonly onClose: () => void
}

/** Replaces a dialog whose chunk failed to load. The page stays usable, and reloads only if the user chooses to. */
export const MissingPartNotice = ({ onRetry, onClose }: Props) => {
  const { t } = useTranslation()
  return (
    <Dialog size="S" title={t("chunk.part")} onClose={onClose}>
      <Notice kind="danger" live>
        <p>{t("chunk.failed")}</p>
      </Notice>
      <DialogActions>
        <Button onClick={onRetry}>{t("retry")}</Button>
      </DialogActions>
    </Dialog>
  )
}
