import type { ReactNode } from "react"
import { paths } from "../paths"
import { Brand } from "./brand"
import { Footer } from "./footer"
import css from "./layout.module.css"
import { mainId, SkipLink } from "./skip-link"

interface Props {
  readonly signedIn: boolean
  /** The user with sign-out, or sign-in and sign-up. */
  readonly account: ReactNode
  /** Language and theme: <Switches … />. */
  readonly switches: ReactNode
  /** Where the site asks for consent. */
  readonly privacy?: ReactNode
  readonly children: ReactNode
}

export const PublicLayout = ({ signedIn, account, switches, privacy, children }: Props) => (
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
    <Footer privacy={privacy} />
  </div>
)
