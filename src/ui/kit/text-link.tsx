import type { ReactNode } from "react"
import { Link } from "wouter"

interface Props {
  readonly href: string
  readonly children: ReactNode
}

/** Inside the product it navigates; to another site it opens a new tab that knows nothing of this one. */
export const TextLink = ({ href, children }: Props) =>
  href.startsWith("/")
    ? <Link href={href}>{children}</Link>
    : <a href={href} target="_blank" rel="noopener noreferrer">{children}</a>
