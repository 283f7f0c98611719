import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import type { PayoutCoin } from "#domain/shared/currency.ts"
import { Button } from "#ui/kit/actions/button.tsx"
import { Notice } from "#ui/kit/feedback/notice.tsx"
import { Dialog, DialogActions } from "#ui/kit/overlays/dialog.tsx"

interface Props {
  readonly coin: PayoutCoin
  readonly send: (event: { readonly type: "warning.back" | "warning.confirm" }) => void
  /** The address whose checksum is wrong. */
  readonly children: ReactNode
}

/** Asks for confirmation, because the address may contain a typing error. */
export const ChecksumDialog = ({ coin, send, children }: Props) => {
  const { t } = useTranslation("settings")
  const back = () => send({ type: "warning.back" })
  return (
    <Dialog size="M" title={t("address.warned.title")} onClose={back}>
      <Notice kind="warn" isLive>
        <p>{t(`address.checksumFailed.${coin}`)}</p>
        <p>{t("address.warned.text")}</p>
      </Notice>
      {children}
      <DialogActions>
        <Button onClick={back}>{t("address.warned.back")}</Button>
        <Button kind="danger" onClick={() => send({ type: "warning.confirm" })}>
          {t("address.warned.confirm")}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
