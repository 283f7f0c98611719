import { useTranslation } from "react-i18next"
import { Notice } from "#ui/kit/feedback/notice.tsx"
import css from "./cookie-problem.module.css"

export interface CookieProblemProps {
  /** The cookie names that another application on this host has taken. Empty if the browser refuses all cookies. */
  readonly taken: ReadonlyArray<string>
  readonly host: string
}

/** Explains why the browser cannot stay signed in. */
export const CookieProblem = ({ taken, host }: CookieProblemProps) => {
  const { t } = useTranslation("site")
  return (
    <div className={css.place}>
      <Notice kind="warn" isLive>
        {taken.length === 0 ? t("cookiesRefused") : t("foreignCookie", { names: taken.join(", "), host })}
      </Notice>
    </div>
  )
}
