import { fromCallback, type ActorRefFrom, type AnyEventObject } from "xstate"
import { onNavigation } from "#adapters/site/location.ts"
import { matchRoute, routeRules } from "#domain/site/routes.ts"
import type { RouteChanged } from "#machines/site/route-guard.machine.ts"
import { visitorOf, type session } from "#machines/site/session.machine.ts"

/** Reports the page of the URL and the visitor, now and on each change. */
export const watchRoute = (visitors: ActorRefFrom<typeof session>, isReturning: () => boolean) =>
  fromCallback<AnyEventObject, undefined, RouteChanged>(({ sendBack }) => {
    const report = () => {
      const name = matchRoute(location.pathname)?.name
      sendBack({
        type: "route.changed",
        access: name === undefined ? null : routeRules[name].access,
        at: location.pathname + location.search,
        visitor: visitorOf(visitors.getSnapshot()),
        isReturning: isReturning(),
      })
    }
    const { unsubscribe } = visitors.subscribe(report)
    const endNavigation = onNavigation(window, report)
    report()
    return () => {
      unsubscribe()
      endNavigation()
    }
  })
