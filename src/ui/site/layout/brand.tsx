import { useTranslation } from "react-i18next"
import { Link } from "wouter"
import css from "./layout.module.css"

interface Props {
  readonly href: string
}

/** The mark: two rails with the busbar between them form an H. */
const Mark = () => (
  <svg
    width="24"
    height="24"
    viewBox="0 0 24 24"
    fill="currentColor"
    className={css.mark}
    aria-hidden="true"
    focusable="false"
  >
    <path d="M3 3h3.5v18H3ZM17.5 3H21v18h-3.5Z" />
    <path className={css.busbar} d="M6.5 10.25h11v3.5h-11Z" />
  </svg>
)

const Name = () => <span>{useTranslation().t("brand")}</span>

/** On a document. */
export const Logo = () => (
  <p className={css.brand} translate="no">
    <Mark />
    <Name />
  </p>
)

export const Brand = ({ href }: Props) => (
  <Link href={href} className={css.brand}>
    <Mark />
    <Name />
  </Link>
)
