import { useEffect, useId, useLayoutEffect, useRef, type ReactNode } from "react"
import { useTranslation } from "react-i18next"
import { TextLink } from "#ui/kit/actions/text-link.tsx"
import type { FigureMark } from "#ui/kit/figures/figure-mark.ts"
import patterns from "#ui/kit/styles/patterns.module.css"
import css from "./page.module.css"
import spaceBetweenCss from "./space-between.module.css"

interface Props {
  readonly title: string
  readonly figure?: FigureMark | undefined
  readonly children: ReactNode
  /** A link back to the list that contains this page's item. */
  readonly back?: { readonly href: string; readonly text: string } | undefined
  /** Uses the full width of the site's content, for lists and dashboards. */
  readonly isWide?: boolean | undefined
  /** The current step of a process, above the heading. */
  readonly above?: ReactNode
  /** Content next to the heading and the children, or below them if there is no space. */
  readonly aside?: ReactNode
  /** Puts the aside above the heading if there is no space next to it. */
  readonly isAsideFirst?: boolean | undefined
  /**
   * Uses the larger heading of the home page. On a wide screen, the first child is below the heading and the second child is next
   * to both.
   */
  readonly isBig?: boolean | undefined
}

// The first page keeps the browser's initial focus. Only the pages after it focus their heading.
const visit = { first: true }

/** A page with its heading. The heading is also the document title, and it receives the focus after navigation. */
export const Page = ({
  title,
  figure,
  back,
  above,
  aside,
  isAsideFirst = false,
  children,
  isWide = false,
  isBig = false,
}: Props) => {
  const { t } = useTranslation()
  const heading = useRef<HTMLHeadingElement>(null)
  const documentTitle = t("title", { title })
  useEffect(() => {
    document.title = documentTitle
  }, [documentTitle])
  // Focuses the heading before the paint, because a focus change after it would divert the keys of a customer who types
  // immediately.
  useLayoutEffect(() => {
    if (!visit.first) heading.current?.focus({ preventScroll: true })
    visit.first = false
  }, [])
  const content = (
    <>
      <h1 ref={heading} tabIndex={-1} data-figure={figure}>
        {title}
      </h1>
      {children}
    </>
  )
  return (
    <div className={[patterns.stack, css.page, isWide && css.wide, isBig && css.big].filter(Boolean).join(" ")}>
      {back && (
        <TextLink kind="quiet" href={back.href}>
          <span aria-hidden="true">{"←\u00a0"}</span>
          <span>{back.text}</span>
        </TextLink>
      )}
      {above}
      {aside === undefined ? (
        content
      ) : (
        <div className={css.sides}>
          <div className={css.main}>{content}</div>
          <div className={isAsideFirst ? `${css.aside} ${css.first}` : css.aside}>{aside}</div>
        </div>
      )}
    </div>
  )
}

interface SectionProps {
  readonly title: string
  /** The fragment that links to this section. */
  readonly anchor?: string
  /** A link or a count next to the title. */
  readonly aside?: ReactNode
  readonly children: ReactNode
}

/** A part of a page without a frame, with a heading. The heading names the section for screen readers. */
export const Section = ({ title, anchor, aside, children }: SectionProps) => {
  const id = useId()
  return (
    <section id={anchor} className={`${patterns.stack} ${css.section}`} aria-labelledby={id}>
      <SpaceBetween>
        <h2 id={id}>{title}</h2>
        {aside}
      </SpaceBetween>
      {children}
    </section>
  )
}

/** Puts the children at both ends of one line, or stacks them if space is short. */
export const SpaceBetween = ({ children }: { readonly children: ReactNode }) => (
  <div className={`${patterns.line} ${spaceBetweenCss.spread}`}>{children}</div>
)
