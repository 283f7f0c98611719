import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import type { session } from "../../../machines/site/session/session.machine"
import { ButtonLink } from "../../kit/actions/button-link"
import { Spinner } from "../../kit/feedback/spinner"
import { TextLink } from "../../kit/actions/text-link"
import { paths } from "../paths"
import { AccountMenu } from "./account-menu"
import type { ScreenProps, StateViews } from "../../shared/screen"
import { renderView } from "../../shared/screen"
import css from "./session-bar.module.css"

type Machine = typeof session
interface OwnProps {
  /** The sign-out button, for signed-in users. */
  readonly signOut: ReactNode
  /** Where to go after signing in: what the address says already. */
  readonly redirect: string | null
}
type Props = ScreenProps<Machine> & OwnProps

/** The account part of every page's header. */
export const SessionBar = (props: Props) => {
  const { t } = useTranslation()
  const View = renderView(views, props.state)
  return (
    <nav className={css.bar} aria-label={t("session.label")}>
      <View {...props} />
    </nav>
  )
}

const Anonymous = ({ redirect }: Props) => {
  const { t } = useTranslation()
  return (
    <>
      <TextLink href={paths.signIn(redirect)}>{t("session.signIn")}</TextLink>
      <ButtonLink kind="quiet" href={paths.signUp(redirect)}>
        {t("session.signUp")}
      </ButtonLink>
    </>
  )
}

/** One component for both states, so that an open menu stays open. */
const Account = ({ state, signOut }: Props) => {
  const { t } = useTranslation()
  const isChecking = state.matches("checking")
  return (
    <AccountMenu email={isChecking ? undefined : state.context.profile?.email} signOut={signOut}>
      {isChecking ? (
        <span className={css.late}>
          <Spinner label={t("session.checking")} />
        </span>
      ) : (
        t("session.cabinet")
      )}
    </AccountMenu>
  )
}

const Demo = ({ redirect }: Props) => {
  const { t } = useTranslation()
  return (
    <>
      <span className={css.demo}>{t("session.demo")}</span>
      <ButtonLink kind="quiet" href={paths.signIn(redirect)}>
        {t("session.signIn")}
      </ButtonLink>
    </>
  )
}

const views: StateViews<Machine, OwnProps> = {
  anonymous: Anonymous,
  checking: Account,
  authenticated: Account,
  demo: Demo,
}
