import { useEffect, useId, useLayoutEffect, useRef, type ReactNode } from "react"
import { useTranslation } from "react-i18next"
import css from "./page.module.css"
import type { FigureMark } from "#ui/kit/figures/figure-mark.ts"
import { TextLink } from "#ui/kit/actions/text-link.tsx"
import patterns from "#ui/kit/styles/patterns.module.css"
import spaceBetweenCss from "./space-between.module.css"

interface Props {
  readonly title: string
  /** The figure marks of the title. */
  readonly figure?: FigureMark | undefined
  readonly children: ReactNode
  /** The list that this page is one entry of. */
  readonly back?: { readonly href: string; readonly text: string } | undefined
  /** The full width of the site's content, for lists and dashboards. */
  readonly wide?: boolean | undefined
  /** Above the heading: on which step of a way the page is. */
  readonly above?: ReactNode
  /** Beside the heading and its page; below them where there is no space. */
  readonly aside?: ReactNode
  /** Puts the aside above the heading where no space is beside it. */
  readonly asideFirst?: boolean | undefined
  /** The larger heading of the home page; on a wide screen with its first child below it, and the second beside both. */
  readonly big?: boolean | undefined
}

// The first page keeps the browser's initial focus; only later pages focus their heading.
const visit = { first: true }

/** A page with its heading, which is also the document title and receives the focus after navigation. */
export const Page = ({
  title,
  figure,
  back,
  above,
  aside,
  asideFirst = false,
  children,
  wide = false,
  big = false,
}: Props) => {
  const { t } = useTranslation()
  const heading = useRef<HTMLHeadingElement>(null)
  const documentTitle = t("title", { title })
  useEffect(() => {
    document.title = documentTitle
  }, [documentTitle])
  // Before the page is painted: a later focus would take the keys of a customer who types at once.
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
    <div className={[patterns.stack, css.page, wide && css.wide, big && css.big].filter(Boolean).join(" ")}>
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
          <div className={asideFirst ? `${css.aside} ${css.first}` : css.aside}>{aside}</div>
        </div>
      )}
    </div>
  )
}

interface SectionProps {
  readonly title: string
  /** The name of this part in a link to it. */
  readonly anchor?: string
  /** Beside the title: a link or a count. */
  readonly aside?: ReactNode
  readonly children: ReactNode
}

/** A part of a page without a frame, under its own heading. */
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

/** Both ends of one line; stacked where space is short. */
export const SpaceBetween = ({ children }: { readonly children: ReactNode }) => (
  <div className={`${patterns.line} ${spaceBetweenCss.spread}`}>{children}</div>
)
