import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import type { routeGuard } from "#machines/site/route-guard.machine.ts"
import { ButtonLink } from "#ui/kit/actions/button.tsx"
import { Redirect } from "#ui/kit/actions/redirect.tsx"
import { Spinner } from "#ui/kit/feedback/spinner.tsx"
import { Page } from "#ui/kit/layout/page.tsx"
import { noView, renderView, type ScreenProps, type StateViews } from "#ui/shared/flow.tsx"
import { NotFound } from "./not-found.tsx"
import { paths, toSafeRedirect } from "./paths.ts"

type Machine = typeof routeGuard
interface OwnProps {
  /** Renders the page for a path with its query. */
  readonly page: (at: string) => ReactNode
}
type ViewProps = ScreenProps<Machine> & OwnProps

/** Redirects from a page that the visitor may not see, before any part of the page is rendered. */
export const RouteGuard = (props: ViewProps) => renderView(views, props)

const Waiting = () => <Spinner label={useTranslation().t("loading")} />

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
  redirecting: ({ state }) => <Redirect to={toSafeRedirect(queryOf(state.context.at).get("redirect"))} replace />,
  setPassword: SetPassword,
  notFound: () => <NotFound />,
}
