import { Link } from "wouter"
import { brand } from "#brand/brand.ts"
import patterns from "#ui/kit/styles/patterns.module.css"
import css from "./layout.module.css"

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
    <path d={brand.mark.base} />
    <path className={css.accent} d={brand.mark.accent} />
  </svg>
)

/** The logo without a link, for a printed document. */
export const Logo = () => (
  <p className={`${patterns.line} ${css.brand}`} translate="no">
    <Mark />
    <span>{brand.name}</span>
  </p>
)

export const BrandLink = ({ href }: { readonly href: string }) => (
  <Link href={href} className={`${patterns.line} ${css.brand}`}>
    <Mark />
    <span>{brand.name}</span>
  </Link>
)
