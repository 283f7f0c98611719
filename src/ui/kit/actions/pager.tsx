import { useTranslation } from "react-i18next"
import { Link } from "wouter"
import { useFormatters } from "../../shared/format"
import { pagesAround } from "./pages-around"
import css from "./pager.module.css"

interface Props {
  /** 1-based. */
  readonly page: number
  readonly pageSize: number
  readonly total: number
  readonly href: (page: number) => string
}

/** Leads to the pages of a list. Renders nothing for a single page. */
export const Pager = ({ page, pageSize, total, href }: Props) => {
  const { t } = useTranslation()
  const { count } = useFormatters()
  if (total <= pageSize) return null
  return (
    <nav aria-label={t("pager.label")}>
      <ul className={css.pages}>
        {pagesAround(page, Math.ceil(total / pageSize)).map((item, index) => (
          <li key={index} data-bold={item === null ? undefined : count(item)}>
            {item === null ? (
              <span className={css.gap}>…</span>
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
