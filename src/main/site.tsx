import { Effect } from "effect"
import { StrictMode, useEffect, useLayoutEffect } from "react"
import type { ReactNode } from "react"
import { Router } from "wouter"
import { createActor } from "xstate"
import { live } from "../adapters/bridge"
import { checkDeployment } from "../adapters/deployment"
import { lazyChunk } from "../machines/lazy-chunk/lazy-chunk.machine"
import { notification } from "../machines/notification/notification.machine"
import { routeGuard } from "../machines/route-guard/route-guard.machine"
import { App } from "../ui/app"
import { useAfterHydration } from "../ui/hydration"
import { Outside } from "../ui/outside"
import { SiteBoundary } from "../ui/page-boundary"
import { SharedMachines } from "../ui/shared"
import { watchPage } from "./address"
import { createApp } from "./app"
import { onBrowser } from "./browser"
import { createCabinetFrame } from "./cabinet-frame"
import { createDemo } from "./demo-later"
import { followProfile } from "./language"
import { createLayout } from "./layout"
import { createPages } from "./pages"
import { createSetPassword } from "./set-password-later"
import { sharedMachines } from "./shared"
import { turn } from "./turn"
import { useOutside } from "./use-config"

/** The parts of the site that are fetched when they are needed. */
const chunks = (loadChunk: ReturnType<typeof createPages>["loadChunk"]) => lazyChunk.provide({
  actors: {
    loadChunk: live(loadChunk),
    checkDeployment: live(checkDeployment({
      fetch: (url, init) => fetch(url, init),
      // The script that started this page is the first of its document.
      running: () => document.querySelector("script[src]")?.getAttribute("src") ?? null,
      storage: () => sessionStorage
    })),
    reloadPage: live(() => Effect.sync(() => {
      location.reload()
      return null
    }))
  }
})

interface Moments {
  /** The page stands, and nothing on it has been started. */
  readonly onShown?: () => void
  /** Everything on it has been started. */
  readonly onAlive?: () => void
}

const nothing = () => {}

/** What no HTML holds. */
const Afterwards = ({ children }: { readonly children: ReactNode }) => useAfterHydration(false, () => true) && children

/** The whole site, the same where its HTML is made and where that comes alive; `alive` is kept by the one who renders it. */
export const createSite = async (alive: Promise<unknown>) => {
  const ground = await onBrowser(alive)
  await turn()
  const app = createApp(ground)
  followProfile(app)
  const guard = createActor(routeGuard.provide({ actors: { watchPage: watchPage(app.session) } })).start()
  const cabinet = createCabinetFrame(app)
  const pages = createPages(app, cabinet)
  await turn()
  const layout = createLayout(app, cabinet)
  const SetPassword = createSetPassword(app)
  const demo = createDemo(app)
  const shared = sharedMachines(app)
  const machines = { lazyChunk: chunks(pages.loadChunk), notification }
  const Site = ({ onShown = nothing, onAlive = nothing }: Moments) => {
    useLayoutEffect(onShown, [onShown])
    useEffect(onAlive, [onAlive])
    return (
      <StrictMode>
        {/* The HTML knows no query. */}
        <Router ssrSearch="">
          <SiteBoundary i18n={app.i18n}>
            <Outside value={useOutside()}>
              <SharedMachines value={shared}>
                <App
                  actors={{ ...app, routeGuard: guard }} machines={machines} pageOf={pages.pageOf} layout={layout}
                  challengeModal={app.challengeModal} banner={<demo.Bar />}
                />
                <demo.Modal />
                <Afterwards><SetPassword /></Afterwards>
              </SharedMachines>
            </Outside>
          </SiteBoundary>
        </Router>
      </StrictMode>
    )
  }
  return { app, guard, cabinet, pages, Site }
}
export type Site = Awaited<ReturnType<typeof createSite>>
