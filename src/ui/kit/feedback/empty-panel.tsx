import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import { ButtonLink } from "#ui/kit/actions/button.tsx"
import patterns from "#ui/kit/styles/patterns.module.css"
import css from "./empty-panel.module.css"

interface Props {
  readonly title: string
  readonly children?: ReactNode
  readonly action?: ReactNode
  /** The URL of the unfiltered list, for a filter that matches nothing. */
  readonly reset?: string | undefined
  /** The URL of the products, for a customer who has bought nothing yet. */
  readonly buy?: string | undefined
  /**
   * Makes the button quiet, because another panel of the page has the primary action. The dashboard hides a section that contains
   * such a panel.
   */
  readonly isSecondary?: boolean | undefined
}

/** Explains why a list is empty, and offers the next step: clearing the filter, buying, or an action of the page. */
export const EmptyPanel = ({ title, children, action, reset, buy, isSecondary = false }: Props) => {
  const { t } = useTranslation()
  const hasAction = action !== undefined || reset !== undefined || buy !== undefined
  return (
    <div className={css.empty} data-empty={isSecondary || undefined}>
      <p className={css.title}>{title}</p>
      {children && <div className={`${patterns.quiet} ${css.text}`}>{children}</div>}
      {hasAction && (
        <div className={`${patterns.row} ${css.action}`}>
          {action}
          {reset !== undefined && (
            <ButtonLink kind="quiet" href={reset}>
              {t("empty.reset")}
            </ButtonLink>
          )}
          {buy !== undefined && (
            <ButtonLink kind={isSecondary || reset !== undefined ? "quiet" : "primary"} href={buy}>
              {t("empty.buy")}
            </ButtonLink>
          )}
        </div>
      )}
    </div>
  )
}
