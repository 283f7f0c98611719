import type { ReactNode } from "react"
import { lazy, Suspense } from "react"
import css from "./qr-code.module.css"

export interface QrProps {
  readonly value: string
  readonly size: number
  readonly label: string
}

// The text beside it says the same: without the chunk there is no picture, and nothing else is lost.
const NoPicture = (_: QrProps): ReactNode => null
const Svg = lazy(() => import("./qr-svg").then(({ QrSvg }) => ({ default: QrSvg }), () => ({ default: NoPicture })))

export const QrCode = (props: QrProps) => (
  <div className={css.paper}>
    <Suspense fallback={<svg width={props.size} height={props.size} aria-hidden="true" />}><Svg {...props} /></Suspense>
  </div>
)
