import type { ComponentType } from "react"
import { useLocation } from "wouter"
import { matchRoute, routeRules } from "#domain/site/routes.ts"
import { isSignedIn } from "#domain/site/session.ts"
import { sessionStateOf } from "#machines/site/session.machine.ts"
import { CookieProblem, type CookieProblemProps } from "#ui/site/cookie-problem.tsx"
import { useAppActor } from "#ui/site/session.tsx"
import type { AppContext } from "./app.ts"

/**
 * Creates the notice that the session will not outlast the page, with instructions. The notice is for people who are signed in or about to
 * sign in.
 */
export const createCookieNotice =
  ({ session: sessionActor }: AppContext): ComponentType<Omit<CookieProblemProps, "host">> =>
  ({ taken }) => {
    const { state } = useAppActor(sessionActor)
    const route = matchRoute(useLocation()[0])
    const isEntrance = route !== null && "isExcludedFromRedirects" in routeRules[route.name]
    return isEntrance || isSignedIn(sessionStateOf(state)) ? <CookieProblem taken={taken} host={location.host} /> : null
  }
