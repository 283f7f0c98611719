import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import { Link } from "wouter"
import { closePopover } from "../../kit/overlays/close-popover"
import { DownIcon } from "../../kit/layout/icons"
import { paths } from "../paths"
import css from "./session-bar.module.css"

interface Props {
  /** Undefined until the profile is known, and if it fails to load. */
  readonly email?: string | undefined
  /** What the button shows without an address. */
  readonly children?: ReactNode
  readonly signOut: ReactNode
}

const menuId = "account-menu"
let wasOpen = false

/** The cabinet's layout replaces the public one when its code has loaded: a menu that is open then stays open. */
const stayOpen = (menu: HTMLElement | null) => {
  if (wasOpen) menu?.showPopover()
  return () => {
    wasOpen = menu?.matches(":popover-open") ?? false
    // The new layout is mounted in the same task; a menu that is mounted later starts closed.
    queueMicrotask(() => {
      wasOpen = false
    })
  }
}

/** The platform's popover: it works before hydration, and closes with Esc and by a press elsewhere. */
export const AccountMenu = ({ email, signOut, children }: Props) => {
  const { t } = useTranslation()
  return (
    <>
      <button type="button" className={css.who} popoverTarget={menuId}>
        <span className={css.name}>{email ?? children}</span>
        <DownIcon size={16} />
      </button>
      <div ref={stayOpen} id={menuId} popover="auto" className={css.menu}>
        {email !== undefined && <p className={css.whole}>{email}</p>}
        <Link href={paths.cabinet()} className={css.item} onClick={closePopover}>
          {t("session.cabinet")}
        </Link>
        <Link href={paths.settings()} className={css.item} onClick={closePopover}>
          {t("nav.settings")}
        </Link>
        {signOut}
      </div>
    </>
  )
}
