import { Result } from "effect"
import { createActor } from "xstate"
import { checkDeployment } from "../adapters/deployment"
import { direct } from "../adapters/direct"
import { returningCustomer } from "../adapters/returning-customer"
import { lazyChunk } from "../machines/lazy-chunk/lazy-chunk.machine"
import { routeGuard } from "../machines/route-guard/route-guard.machine"
import { watchRoute } from "./address"
import { createApp } from "./app"
import { browserPlatform } from "./browser"
import { createCabinetFrame } from "./cabinet-frame"
import { followProfileLocale } from "./language"
import { createLayoutCore } from "./layout-core"
import { createPageLoader } from "./pages"
import { rememberCustomers } from "./remember-customers"
import { sharedMachines } from "./shared"
import { turn } from "./turn"

/** The parts of the site that are fetched when they are needed. */
const chunks = (loadChunk: ReturnType<typeof createPageLoader>["loadChunk"]) =>
  lazyChunk.provide({
    actors: {
      loadChunk: direct(loadChunk),
      checkDeployment: direct(
        checkDeployment({
          fetch: (url, init) => fetch(url, init),
          // The script that started this page is the first of its document.
          running: () => document.querySelector("script[src]")?.getAttribute("src") ?? null,
          storage: () => sessionStorage,
        }),
      ),
      reloadPage: direct(() => {
        location.reload()
        return Result.succeed(null)
      }),
    },
  })

/**
 * Every machine that lives as long as the page is open, started; nothing of it draws. It travels with the document and runs while
 * what draws is on its way. `alive` is kept by the one who renders it.
 */
export const createCore = async (alive: Promise<unknown>) => {
  const ground = await browserPlatform(alive)
  await turn()
  const app = createApp(ground)
  followProfileLocale(app)
  const { isReturning, remember } = returningCustomer(() => localStorage)
  rememberCustomers(app, remember)
  const guard = createActor(routeGuard.provide({ actors: { watchPage: watchRoute(app.session, isReturning) } })).start()
  const cabinet = createCabinetFrame(app)
  const pages = createPageLoader(app, cabinet)
  await turn()
  return {
    app,
    guard,
    cabinet,
    pages,
    layout: createLayoutCore(app),
    shared: sharedMachines(app),
    lazyChunk: chunks(pages.loadChunk),
  }
}
export type Core = Awaited<ReturnType<typeof createCore>>
