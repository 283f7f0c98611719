import { useId } from "react"
import { useTranslation } from "react-i18next"
import type { CryptoTransfer } from "#domain/payments/payment-uri.ts"
import { buttonClass } from "#ui/kit/actions/button.tsx"
import { Address } from "#ui/kit/figures/address.tsx"
import { Figure } from "#ui/kit/figures/figure.tsx"
import { QrCode } from "#ui/kit/figures/qr-code.tsx"
import { CopyLine, CopyLines } from "#ui/payments/copy-line.tsx"
import { useFormatters } from "#ui/shared/format.ts"
import patterns from "#ui/kit/styles/patterns.module.css"
import css from "./crypto-status.module.css"

const qrSize = 115
const qrLarge = 280

interface ScanProps {
  readonly transfer: CryptoTransfer
  readonly uri: string
}

const Scan = ({ transfer: { amount, currencyId, address }, uri }: ScanProps) => {
  const { t } = useTranslation("pay")
  const id = useId()
  const label = t("crypto.qr", { amount, currency: currencyId.toUpperCase(), address })
  return (
    <div className={`${patterns.stack} ${css.scan}`}>
      <button type="button" className={css.qr} popoverTarget={id}>
        <QrCode value={uri} size={qrSize} label={label} />
        <span>{t("crypto.enlarge")}</span>
      </button>
      <div id={id} popover="auto" className={css.large}>
        <div className={`${patterns.stack} ${css.scan}`}>
          <QrCode value={uri} size={qrLarge} label={label} />
          <button type="button" className={buttonClass("quiet")} popoverTarget={id} popoverTargetAction="hide">
            {t("crypto.close")}
          </button>
        </div>
      </div>
    </div>
  )
}

interface Props {
  readonly transfer: CryptoTransfer
  /** True if a part has already arrived. */
  readonly isRest: boolean
}

/**
 * Shows the amount and the address to pay. The shown amount, the copy button, the QR code and the wallet link all use `transfer`,
 * so that they never differ.
 */
export const TransferDetails = ({ transfer, isRest }: Props) => {
  const { t } = useTranslation("pay")
  const format = useFormatters()
  const { amount, due, currencyId, address, uri } = transfer
  return (
    <div className={css.transfer}>
      <CopyLines>
        <CopyLine
          isMain
          label={t(isRest ? "crypto.sendRest" : "crypto.send")}
          copies={t("crypto.amount")}
          text={amount}
        >
          <Figure figure="invoice.due" isExact>
            {format.amount(due, currencyId)}
          </Figure>
        </CopyLine>
        <CopyLine isMain label={t("crypto.to")} copies={t("crypto.address")} text={address}>
          <Address text={address} />
        </CopyLine>
      </CopyLines>
      {uri !== null && <Scan transfer={transfer} uri={uri} />}
    </div>
  )
}
