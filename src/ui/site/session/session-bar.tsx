import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import { Link } from "wouter"
import type { session } from "#machines/site/session.machine.ts"
import { ButtonLink } from "#ui/kit/actions/button.tsx"
import { Block } from "#ui/kit/feedback/block.tsx"
import { DownIcon } from "#ui/kit/layout/icons.tsx"
import { VisuallyHidden } from "#ui/kit/layout/visually-hidden.tsx"
import { closePopover } from "#ui/kit/overlays/popovers.ts"
import { renderView, type ScreenProps, type StateViews } from "#ui/shared/flow.tsx"
import { paths } from "#ui/site/paths.ts"
import patterns from "#ui/kit/styles/patterns.module.css"
import css from "./session-bar.module.css"

interface AccountMenuProps {
  /** The customer's e-mail address. Undefined until the profile is loaded, and if it fails to load. */
  readonly email?: string | undefined
  /** The content of the button if there is no e-mail address. */
  readonly children?: ReactNode
  readonly signOut: ReactNode
}

const menuId = "account-menu"
let wasOpen = false

/**
 * Reopens the menu if it was open when the cabinet's layout replaced the public layout. The layout is replaced as soon as the
 * cabinet's code has loaded.
 */
const stayOpen = (menu: HTMLElement | null) => {
  if (wasOpen) menu?.showPopover()
  return () => {
    wasOpen = menu?.matches(":popover-open") ?? false
    // Resets the flag after the current task, in which the new layout mounts. A menu that mounts after that starts closed.
    queueMicrotask(() => {
      wasOpen = false
    })
  }
}

/**
 * The menu of a signed-in customer. The menu is the platform's popover, which works before hydration and closes on Esc or on a
 * press outside.
 */
export const AccountMenu = ({ email, signOut, children }: AccountMenuProps) => {
  const { t } = useTranslation()
  return (
    <>
      <button type="button" className={`${patterns.control} ${css.who}`} popoverTarget={menuId}>
        <span className={css.name}>{email ?? children}</span>
        <DownIcon size={16} />
      </button>
      <div ref={stayOpen} id={menuId} popover="auto" className={`${patterns.overlay} ${css.menu}`}>
        {email !== undefined && <p className={`${patterns.note} ${css.whole}`}>{email}</p>}
        <Link href={paths.cabinet()} className={`${patterns.control} ${css.item}`} onClick={closePopover}>
          {t("session.cabinet")}
        </Link>
        <Link href={paths.settings()} className={`${patterns.control} ${css.item}`} onClick={closePopover}>
          {t("nav.settings")}
        </Link>
        {signOut}
      </div>
    </>
  )
}

type Machine = typeof session
interface OwnProps {
  /** The sign-out button, for signed-in users. */
  readonly signOut: ReactNode
  /** The page after sign-in, if the current URL already names one. */
  readonly redirect: string | null
}
type ViewProps = ScreenProps<Machine> & OwnProps

/** The account part of every page's header: a menu, or links to sign in and sign up. */
export const SessionBar = (props: ViewProps) => (
  <nav className={`${patterns.line} ${css.bar}`} aria-label={useTranslation().t("session.label")}>
    {renderView(views, props)}
  </nav>
)

const Anonymous = ({ redirect }: ViewProps) => (
  <ButtonLink kind="quiet" href={paths.signIn(redirect)}>
    {useTranslation().t("session.signIn")}
  </ButtonLink>
)

const Account = ({ state, signOut }: ViewProps) => {
  const { t } = useTranslation()
  const isChecking = state.matches("checking")
  return (
    <AccountMenu email={isChecking ? undefined : state.context.profile?.email} signOut={signOut}>
      {isChecking ? (
        <span role="status">
          <VisuallyHidden>{t("session.checking")}</VisuallyHidden>
          <Block />
        </span>
      ) : (
        t("session.cabinet")
      )}
    </AccountMenu>
  )
}

const Demo = (props: ViewProps) => (
  <>
    <span className={css.demo}>{useTranslation().t("session.demo")}</span>
    <Anonymous {...props} />
  </>
)

const views: StateViews<Machine, OwnProps> = {
  anonymous: Anonymous,
  checking: Account,
  authenticated: Account,
  demo: Demo,
}
