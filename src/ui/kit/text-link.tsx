import type { ReactNode } from "react"
import { Link } from "wouter"
import css from "./text-link.module.css"

interface Props {
  readonly href: string
  /** In a sentence; alone, with room for a finger; or quiet, for what is rarely wanted. */
  readonly kind?: "inline" | "alone" | "quiet" | undefined
  readonly children: ReactNode
}

/** Inside the product it navigates; to another site it opens a new tab that knows nothing of this one. */
export const TextLink = ({ href, kind = "inline", children }: Props) =>
  href.startsWith("/")
    ? <Link href={href} className={css[kind]}>{children}</Link>
    : <a href={href} className={css[kind]} target="_blank" rel="noopener noreferrer">{children}</a>
