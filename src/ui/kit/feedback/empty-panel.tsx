import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import { ButtonLink } from "#ui/kit/actions/button.tsx"
import css from "./empty-panel.module.css"
import patterns from "#ui/kit/styles/patterns.module.css"

interface Props {
  readonly title: string
  readonly children?: ReactNode
  readonly action?: ReactNode
  /** When a filter matches nothing: the address of the unfiltered list. */
  readonly reset?: string | undefined
  /** When nothing was bought yet: the address of the products. */
  readonly buy?: string | undefined
  /** A secondary panel: another one on the page has the primary action. The dashboard leaves its section out. */
  readonly aside?: boolean | undefined
}

/** Explains an empty list and what to do next. */
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
