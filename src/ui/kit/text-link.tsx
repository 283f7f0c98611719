import type { ReactNode } from "react"
import { Link } from "wouter"
import css from "./text-link.module.css"

interface Props {
  readonly href: string
  /** In a sentence; alone, with room for a finger; in a row of a list, where that room takes none from the lines; or quiet, for what is rarely wanted. */
  readonly kind?: "inline" | "alone" | "row" | "quiet" | undefined
  readonly children: ReactNode
}

const elsewhere = { target: "_blank", rel: "noopener noreferrer" }

/** Inside the product it navigates; to another site it opens a new tab that knows nothing of this one; another program needs no tab. */
export const TextLink = ({ href, kind = "inline", children }: Props) =>
  href.startsWith("/") ? (
    <Link href={href} className={css[kind]}>
      {children}
    </Link>
  ) : (
    <a href={href} className={css[kind]} {...(/^(?:mailto|otpauth):/.test(href) ? {} : elsewhere)}>
      {children}
    </a>
  )
