import type { ReactNode } from "react"
import { Link } from "wouter"
import type { ButtonKind } from "./button"
import { buttonClass } from "./button"

interface Props {
  readonly href: string
  readonly kind?: ButtonKind | undefined
  readonly children: ReactNode
}

export const ButtonLink = ({ href, kind = "primary", children }: Props) => (
  <Link href={href} className={buttonClass(kind)}>{children}</Link>
)
