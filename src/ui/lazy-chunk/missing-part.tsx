import { useTranslation } from "react-i18next"
import { Button } from "../kit/button"
import { Dialog, DialogActions } from "../kit/dialog"
import { Notice } from "../kit/notice"

interface Props {
  readonly onRetry: () => void
  readonly onClose: () => void
}

/** Instead of a dialog whose code did not come: the page behind it goes on, and nothing is reloaded unless the person says so. */
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
