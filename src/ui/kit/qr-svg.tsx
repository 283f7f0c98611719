import type { ReactNode } from "react"
import { QRCodeSVG } from "qrcode.react"
import type { QrProps } from "./qr-code"

export const QrSvg = ({ value, size, label }: QrProps): ReactNode => (
  <QRCodeSVG value={value} size={size} level="M" title={label} bgColor="var(--qr-paper)" fgColor="var(--qr-ink)" />
)
