import type { ReactNode } from "react"
import { Link } from "wouter"
import css from "./text-link.module.css"

interface Props {
  readonly href: string
  /** `inline`: in a sentence; `alone`: with a touch target; `row`: in a list row, without extra height; `icon`: the same, around an icon; `quiet`: rarely used. */
  readonly kind?: "inline" | "alone" | "row" | "icon" | "quiet" | undefined
  readonly children: ReactNode
}

const newTab = { target: "_blank", rel: "noopener noreferrer" }

/** Navigates within the product; another site opens in a new tab without an opener; `#section`, mailto: and the like need no tab. */
export const TextLink = ({ href, kind = "inline", children }: Props) =>
  href.startsWith("/") ? (
    <Link href={href} className={css[kind]}>
      {children}
    </Link>
  ) : (
    <a href={href} className={css[kind]} {...(/^(?:#|mailto:|otpauth:)/.test(href) ? {} : newTab)}>
      {children}
    </a>
  )
