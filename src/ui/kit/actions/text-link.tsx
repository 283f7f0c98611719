import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import { Link } from "wouter"
import { VisuallyHidden } from "#ui/kit/layout/visually-hidden.tsx"
import css from "./text-link.module.css"

interface TextLinkProps {
  readonly href: string
  /**
   * The look of the link. `inline`: in a sentence. `alone`: with a touch target. `row`: in a list row, without extra height.
   * `icon`: a row around an icon. `quiet`: muted, for the way back.
   */
  readonly kind?: "inline" | "alone" | "row" | "icon" | "quiet" | undefined
  readonly children: ReactNode
}

const newTab = { target: "_blank", rel: "noopener noreferrer" }

/**
 * Navigates within the product. A link to another site opens a new tab without an opener. Links such as `#section` and mailto: need
 * no tab.
 */
export const TextLink = ({ href, kind = "inline", children }: TextLinkProps) =>
  href.startsWith("/") ? (
    <Link href={href} className={css[kind]}>
      {children}
    </Link>
  ) : (
    <a href={href} className={css[kind]} {...(/^(?:#|mailto:|otpauth:)/.test(href) ? {} : newTab)}>
      {children}
    </a>
  )

interface TextButtonProps {
  readonly onClick: () => void
  readonly children: ReactNode
}

/** A button that looks like a link, for a rarely used action. */
export const TextButton = ({ onClick, children }: TextButtonProps) => (
  <button type="button" className={css.button} onClick={onClick}>
    {children}
  </button>
)

interface DocumentLinkProps {
  readonly href: string
  readonly children: ReactNode
}

/** Opens a legal document in a new tab, so that the current form keeps its input. */
export const DocumentLink = ({ href, children }: DocumentLinkProps) => (
  <a href={href} target="_blank" rel="noopener">
    <span>{children}</span>
    <VisuallyHidden>{` ${useTranslation().t("newTab")}`}</VisuallyHidden>
  </a>
)
