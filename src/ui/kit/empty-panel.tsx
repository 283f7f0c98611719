import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import { paths } from "../paths"
import { ButtonLink } from "./button-link"
import css from "./empty-panel.module.css"

interface Props {
  readonly title: string
  readonly children?: ReactNode
  readonly action?: ReactNode
  /** A filter leaves nothing: the same list without one. */
  readonly reset?: string | undefined
  /** Nothing was bought yet: the way to the products. */
  readonly buy?: boolean | undefined
  /** One of several on a page: another one leads the way. */
  readonly aside?: boolean | undefined
}

/** Nothing is there yet, and what to do about it. */
export const EmptyPanel = ({ title, children, action, reset, buy = false, aside = false }: Props) => {
  const { t } = useTranslation()
  const ways = action !== undefined || reset !== undefined || buy
  return (
    <div className={css.empty}>
      <p className={css.title}>{title}</p>
      {children && <div className={css.text}>{children}</div>}
      {ways && (
        <div className={css.action}>
          {action}
          {reset !== undefined && (
            <ButtonLink kind="quiet" href={reset}>
              {t("empty.reset")}
            </ButtonLink>
          )}
          {buy && (
            <ButtonLink kind={aside || reset !== undefined ? "quiet" : "primary"} href={paths.cabinetBuy()}>
              {t("empty.buy")}
            </ButtonLink>
          )}
        </div>
      )}
    </div>
  )
}
