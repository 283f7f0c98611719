import { QRCodeSVG } from "qrcode.react"
import css from "./qr-code.module.css"

interface Props {
  readonly value: string
  readonly size: number
  readonly label: string
}

/**
 * A QR code for a phone's camera. The code is not lazy, because only a reload could retry a failed chunk, and a reload would lose
 * the input of the form.
 */
export const QrCode = ({ value, size, label }: Props) => (
  <div className={css.paper}>
    <QRCodeSVG value={value} size={size} level="M" title={label} bgColor="var(--qr-paper)" fgColor="var(--qr-ink)" />
  </div>
)
