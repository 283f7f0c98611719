import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import { defaultLocale, isLocale } from "../../../domain/shared/currency"
import { TextLink } from "../../kit/actions/text-link"
import { paths } from "../paths"
import { Brand } from "./brand"
import css from "./layout.module.css"
import { mainId, SkipLink } from "./skip-link"
import { socialLinks } from "./social"

interface Props {
  readonly signedIn: boolean
  /** The user with sign-out, or sign-in and sign-up. */
  readonly account: ReactNode
  /** Language and theme: <Switches … />. */
  readonly switches: ReactNode
  readonly children: ReactNode
}

export const PublicLayout = ({ signedIn, account, switches, children }: Props) => {
  const { t, i18n } = useTranslation()
  return (
    <div className={css.shell}>
      <SkipLink />
      <header className={css.header}>
        <div className={css.row}>
          <Brand href={signedIn ? paths.cabinet() : paths.home()} />
          {switches}
          <div className={css.account}>{account}</div>
        </div>
      </header>
      <main id={mainId} tabIndex={-1} className={css.main}>
        {children}
      </main>
      <footer className={css.footer}>
        <nav className={css.row} aria-label={t("footer.social")}>
          <ul className={css.social}>
            {socialLinks[isLocale(i18n.language) ? i18n.language : defaultLocale].map(({ name, href }) => (
              <li key={name}>
                <TextLink href={href}>{t(`footer.${name}`)}</TextLink>
              </li>
            ))}
          </ul>
        </nav>
      </footer>
    </div>
  )
}
