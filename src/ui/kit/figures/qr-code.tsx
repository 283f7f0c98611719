import { QRCodeSVG } from "qrcode.react"
import css from "./qr-code.module.css"

interface Props {
  readonly value: string
  readonly size: number
  readonly label: string
}

/** A QR code for a phone’s camera. Not lazy: if its own chunk failed to load, only a reload could retry it, and that would lose the form beside it. */
export const QrCode = ({ value, size, label }: Props) => (
  <div className={css.paper}>
    <QRCodeSVG value={value} size={size} level="M" title={label} bgColor="var(--qr-paper)" fgColor="var(--qr-ink)" />
  </div>
)
