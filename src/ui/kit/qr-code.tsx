import { QRCodeSVG } from "qrcode.react"
import css from "./qr-code.module.css"

interface Props {
  readonly value: string
  readonly size: number
  readonly label: string
}

/** Travels with the pages that need it: a part of its own that did not come could not be asked for again without losing the form beside it. */
export const QrCode = ({ value, size, label }: Props) => (
  <div className={css.paper}>
    <QRCodeSVG value={value} size={size} level="M" title={label} bgColor="var(--qr-paper)" fgColor="var(--qr-ink)" />
  </div>
)
