import { useTranslation } from "react-i18next"
import { Notice } from "#ui/kit/feedback/notice.tsx"
import css from "./foreign-cookie.module.css"

interface Props {
  readonly names: ReadonlyArray<string>
  readonly host: string
}

/** A cookie of another application on this host keeps the browser from remembering who is signed in. */
export const ForeignCookie = ({ names, host }: Props) => (
  <div className={css.place}>
    <Notice kind="warn" live>
      {useTranslation("site").t("foreignCookie", { names: names.join(", "), host })}
    </Notice>
  </div>
)
