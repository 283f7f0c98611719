import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import type { routeGuard } from "../../machines/site/route-guard.machine"
import { ButtonLink } from "../kit/actions/button-link"
import { Page } from "../kit/layout/page"
import { Redirect } from "../kit/actions/redirect"
import { Spinner } from "../kit/feedback/spinner"
import { NotFound } from "./not-found"
import { paths, safeRedirect } from "./paths"
import type { ScreenProps, StateViews } from "../shared/screen"
import { noView, renderView } from "../shared/screen"

type Machine = typeof routeGuard
interface OwnProps {
  /** Renders the page for a path with its query. */
  readonly page: (at: string) => ReactNode
}
type Props = ScreenProps<Machine> & OwnProps

/** Redirects from a page that the user may not see before any of it is rendered. */
export const RouteGuard = (props: Props) => {
  const View = renderView(views, props.state)
  return <View {...props} />
}

const Waiting = () => {
  const { t } = useTranslation()
  return <Spinner label={t("loading")} />
}

const SetPassword = () => {
  const { t } = useTranslation()
  return (
    <Page title={t("guard.setPassword.title")}>
      <p>{t("guard.setPassword.description")}</p>
      <ButtonLink href={paths.recovery()}>{t("guard.setPassword.action")}</ButtonLink>
    </Page>
  )
}

const queryOf = (at: string) => new URLSearchParams(at.split("?")[1] ?? "")

const views: StateViews<Machine, OwnProps> = {
  deciding: noView,
  waiting: Waiting,
  allow: ({ state, page }) => page(state.context.at),
  toSignIn: ({ state }) => <Redirect to={paths.signIn(state.context.at)} replace />,
  toSignUp: ({ state }) => <Redirect to={paths.signUp(state.context.at)} replace />,
  toDashboard: () => <Redirect to={paths.cabinet()} replace />,
  toDemo: ({ state }) => <Redirect to={paths.demo(state.context.at)} replace />,
  onward: ({ state }) => <Redirect to={safeRedirect(queryOf(state.context.at).get("redirect"))} replace />,
  setPassword: SetPassword,
  notFound: () => <NotFound />,
}
