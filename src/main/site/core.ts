import { Result } from "effect"
import { createActor, fromCallback, type ActorRefFrom, type AnyEventObject } from "xstate"
import { readClock } from "#adapters/shared/clock.ts"
import { provide } from "#adapters/shared/fill-port.ts"
import { follow, onSnapshot } from "#adapters/shared/follow.ts"
import { onNavigation } from "#adapters/shared/navigation.ts"
import { copyText as copyTextOf } from "#adapters/site/copy-text.ts"
import { checkDeployment, watchDeployment } from "#adapters/site/deployment.ts"
import type { NotificationContent } from "#domain/site/notification.ts"
import { matchRoute, routeRules } from "#domain/site/routes.ts"
import { copyText } from "#machines/shared/copy-text.machine.ts"
import { countdown } from "#machines/shared/countdown.machine.ts"
import { lazyChunk } from "#machines/site/lazy-chunk.machine.ts"
import { routeGuard, type RouteChanged } from "#machines/site/route-guard.machine.ts"
import { sessionStateOf, type session } from "#machines/site/session.machine.ts"
import { createApp, type Platform, type AppContext } from "./app.ts"
import { followProfileLocale } from "./language.ts"
import { createLayoutActors } from "./layout-actors.ts"
import { createCabinetFrame, createPageLoader } from "./page-loader.ts"
import { createReturningCustomerStore, rememberCustomers } from "./remember-customers.ts"

/** Creates the machines that any page and its modals may use. */
const createSharedMachines = (app: AppContext) => {
  const notify = (content: NotificationContent) => app.notifications.send({ type: "notification.raise", content })
  const copy = copyTextOf(window)
  return {
    copyText: provide(copyText)({
      copyText: async (input: Parameters<typeof copy>[0], signal) => {
        const copied = await copy(input)
        if (!signal.aborted) notify({ name: Result.isSuccess(copied) ? "copied" : "copyFailed" })
        return copied
      },
    }),
    countdown: provide(countdown)({ readClock: readClock(app.clock) }),
  }
}

/** Reports the page of the URL and the visitor, now and on each change. */
const watchRoute = (sessionActor: ActorRefFrom<typeof session>, isReturning: () => boolean) =>
  fromCallback<AnyEventObject, undefined, RouteChanged>(({ sendBack }) => {
    const read = (): RouteChanged => {
      const name = matchRoute(location.pathname)?.name
      return {
        type: "route.changed",
        access: name === undefined ? null : routeRules[name].access,
        at: location.pathname + location.search,
        session: sessionStateOf(sessionActor.getSnapshot()),
        isReturning: isReturning(),
      }
    }
    return follow([onSnapshot(sessionActor), onNavigation(window)], read, sendBack)
  })

const deployment = {
  fetch: (url: string, init: RequestInit) => fetch(url, init),
  // The first script of the document has started this page.
  running: () => document.querySelector("script[src]")?.getAttribute("src") ?? null,
  storage: () => sessionStorage,
}

/** Creates the machine that loads the lazy pages of the site. */
const createChunkMachine = (loadChunk: ReturnType<typeof createPageLoader>["loadChunk"]) =>
  provide(lazyChunk)({
    loadChunk,
    checkDeployment: checkDeployment(deployment),
    reloadPage: () => {
      location.reload()
      return Result.succeed(null)
    },
  })

/**
 * Starts every machine that runs as long as the page is open, without rendering, because the core loads with the document and runs while
 * the view loads. The view resolves `hydrated`.
 */
export const createCore = (platform: Platform) => {
  const app = createApp(platform)
  followProfileLocale(app)
  const { isReturning, remember } = createReturningCustomerStore(() => localStorage)
  rememberCustomers(app, remember)
  const guard = createActor(provide(routeGuard)({ watchPage: watchRoute(app.session, isReturning) })).start()
  const cabinet = createCabinetFrame(app)
  const pages = createPageLoader(app, cabinet, watchDeployment(window, deployment))
  return {
    app,
    guard,
    cabinet,
    pages,
    layout: createLayoutActors(app),
    shared: createSharedMachines(app),
    lazyChunk: createChunkMachine(pages.loadChunk),
  }
}
export type Core = ReturnType<typeof createCore>
