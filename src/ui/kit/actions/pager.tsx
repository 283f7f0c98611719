import { useTranslation } from "react-i18next"
import { Link } from "wouter"
import { useFormatters } from "#ui/shared/format.ts"
import patterns from "#ui/kit/styles/patterns.module.css"
import css from "./pager.module.css"

/**
 * Returns the first page, the last page, and the neighbours of the current page. Null marks a gap. The result stays short for any
 * number of pages.
 */
export const listPagesAround = (current: number, last: number): ReadonlyArray<number | null> => {
  const pages = [...new Set([1, current - 1, current, current + 1, last])].filter((page) => page >= 1 && page <= last)
  return pages.flatMap((page, index) => (index > 0 && page - pages[index - 1]! > 1 ? [null, page] : [page]))
}

interface Props {
  /** The current page, counted from 1. */
  readonly page: number
  readonly pageSize: number
  readonly total: number
  readonly href: (page: number) => string
}

/** Links to the pages of a list. Renders nothing for a single page. */
export const Pager = ({ page, pageSize, total, href }: Props) => {
  const { t } = useTranslation()
  const { count } = useFormatters()
  if (total <= pageSize) return null
  return (
    <nav aria-label={t("pager.label")}>
      <ul className={`${patterns.onScreen} ${patterns.line} ${css.pages}`}>
        {listPagesAround(page, Math.ceil(total / pageSize)).map((item, index) => (
          <li key={index} data-bold={item === null ? undefined : count(item)}>
            {item === null ? (
              <span className={`${patterns.quiet} ${css.gap}`}>…</span>
            ) : (
              <Link
                href={href(item)}
                className={css.page}
                aria-label={t("pager.page", { page: item })}
                aria-current={item === page ? "page" : undefined}
              >
                {count(item)}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}
