import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import { ButtonLink } from "#ui/kit/actions/button.tsx"
import patterns from "#ui/kit/styles/patterns.module.css"
import css from "./empty-panel.module.css"

interface Props {
  readonly title: string
  readonly children?: ReactNode
  readonly action?: ReactNode
  /** The address of the unfiltered list, for a filter that matches nothing. */
  readonly reset?: string | undefined
  /** The address of the products, for a customer who has bought nothing yet. */
  readonly buy?: string | undefined
  /**
   * Marks a secondary panel, because another panel on the page has the primary action. The dashboard omits the section of such a
   * panel.
   */
  readonly aside?: boolean | undefined
}

/** Explains an empty list and the next step. */
export const EmptyPanel = ({ title, children, action, reset, buy, aside = false }: Props) => {
  const { t } = useTranslation()
  const hasAction = action !== undefined || reset !== undefined || buy !== undefined
  return (
    <div className={css.empty} data-empty={aside || undefined}>
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
            <ButtonLink kind={aside || reset !== undefined ? "quiet" : "primary"} href={buy}>
              {t("empty.buy")}
            </ButtonLink>
          )}
        </div>
      )}
    </div>
  )
}
