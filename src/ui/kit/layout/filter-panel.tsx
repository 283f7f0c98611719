import { useId, type ReactNode } from "react"
import { useTranslation } from "react-i18next"
import { Link } from "wouter"
import { Button } from "#ui/kit/actions/button.tsx"
import { CrossIcon } from "./icons.tsx"
import patterns from "#ui/kit/styles/patterns.module.css"
import css from "./filter-panel.module.css"

interface Props {
  /** The chosen filters. Each filter links to the list without this filter. */
  readonly active: ReadonlyArray<{ readonly text: string; readonly href: string }>
  readonly children: ReactNode
  /** The number of entries in the list, which a phone shows next to the button. Null while the number is unknown. */
  readonly total?: string | null
}

/**
 * Closes the sheet when the user follows a link, because the list behind it changes. Fields leave the sheet open, because the user
 * may change more of them.
 */
const closeOnLink = (panel: HTMLElement | null) => {
  const close = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest("a") !== null && panel?.matches(":popover-open"))
      panel.hidePopover()
  }
  panel?.addEventListener("click", close)
  return () => panel?.removeEventListener("click", close)
}

/** The filters of a list. A phone shows one button for them, with the chosen filters next to it. */
export const FilterPanel = ({ active, children, total = null }: Props) => {
  const { t } = useTranslation()
  const id = useId()
  return (
    <div className={`${patterns.line} ${css.panel}`}>
      <div className={css.opener}>
        <Button kind="quiet" opens={id}>
          {t("filters.open")}
        </Button>
        {active.map(({ text, href }) => (
          <Link key={text} href={href} className={css.chip} aria-label={t("filters.remove", { filter: text })}>
            <span>{text}</span>
            <CrossIcon size={16} />
          </Link>
        ))}
      </div>
      <div ref={closeOnLink} id={id} popover="auto" className={css.content}>
        {children}
      </div>
      {total !== null && <p className={`${patterns.note} ${css.total}`}>{total}</p>}
    </div>
  )
}
