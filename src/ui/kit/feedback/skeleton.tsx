import { useTranslation } from "react-i18next"
import { VisuallyHidden } from "#ui/kit/layout/visually-hidden.tsx"
import css from "./skeleton.module.css"

interface Props {
  readonly lines?: number | undefined
  /** Each line is as high as a row of a list. */
  readonly rows?: boolean | undefined
}

/** Placeholder for a known number of lines. */
export const Skeleton = ({ lines = 3, rows = false }: Props) => {
  const { t } = useTranslation()
  return (
    <div role="status" data-awaited="">
      <VisuallyHidden>{t("loading")}</VisuallyHidden>
      <div className={`${css.skeleton} ${rows ? css.rows : ""}`} aria-hidden="true">
        {Array.from({ length: lines }, (_, line) => (
          <div key={line} className={css.line} />
        ))}
      </div>
    </div>
  )
}
