import { Result } from "effect"
import { createActor } from "xstate"
import { checkDeployment } from "#adapters/site/deployment.ts"
import { fillPort } from "#adapters/shared/fill-port.ts"
import { returningCustomer } from "#adapters/account/returning-customer.ts"
import { lazyChunk } from "#machines/site/lazy-chunk.machine.ts"
import { routeGuard } from "#machines/site/route-guard.machine.ts"
import { watchRoute } from "./watch-route.ts"
import { createApp, type Platform } from "./app.ts"
import { createCabinetFrame } from "./cabinet-frame.ts"
import { followProfileLocale } from "./language.ts"
import { createLayoutActors } from "./layout-actors.ts"
import { createPageLoader } from "./page-loader.ts"
import { rememberCustomers } from "./remember-customers.ts"
import { sharedMachines } from "./shared-machines.ts"

/** The lazy parts of the site. */
const chunks = (loadChunk: ReturnType<typeof createPageLoader>["loadChunk"]) =>
  lazyChunk.provide({
    actors: {
      loadChunk: fillPort(loadChunk),
      checkDeployment: fillPort(
        checkDeployment({
          fetch: (url, init) => fetch(url, init),
          // The script that started this page is the first of its document.
          running: () => document.querySelector("script[src]")?.getAttribute("src") ?? null,
          storage: () => sessionStorage,
        }),
      ),
      reloadPage: fillPort(() => {
        location.reload()
        return Result.succeed(null)
      }),
    },
  })

/**
 * Starts every machine that runs as long as the page is open, without rendering. It loads with the document and runs while
 * the view is loading. The view resolves `hydrated`.
 */
export const createCore = async (platform: Platform) => {
  const app = createApp(platform)
  followProfileLocale(app)
  const { isReturning, remember } = returningCustomer(() => localStorage)
  rememberCustomers(app, remember)
  const guard = createActor(routeGuard.provide({ actors: { watchPage: watchRoute(app.session, isReturning) } })).start()
  const cabinet = createCabinetFrame(app)
  const pages = createPageLoader(app, cabinet)
  return {
    app,
    guard,
    cabinet,
    pages,
    layout: createLayoutActors(app),
    shared: sharedMachines(app),
    lazyChunk: chunks(pages.loadChunk),
  }
}
export type Core = Awaited<ReturnType<typeof createCore>>
