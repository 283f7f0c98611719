import type { ReactNode } from "react"
import { Link } from "wouter"
import { buttonClass, type ButtonKind } from "./button.tsx"

interface Props {
  readonly href: string
  readonly kind?: ButtonKind | undefined
  /** Runs in addition to the navigation, for example to close the surrounding dialog. */
  readonly onClick?: (() => void) | undefined
  readonly children: ReactNode
}

/** A link that looks like a button: the next step is another page. */
export const ButtonLink = ({ href, kind = "primary", onClick, children }: Props) => (
  <Link href={href} className={buttonClass(kind)} onClick={onClick}>
    {children}
  </Link>
)
