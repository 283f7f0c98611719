// First: it says in which order the layers of all later styles stand.
import "./ui/kit/styles.css"
import { StrictMode } from "react"
import { createRoot } from "react-dom/client"
import { createActor } from "xstate"
import { live } from "./adapters/bridge"
import { lazyChunk } from "./machines/lazy-chunk/lazy-chunk.machine"
import { notification } from "./machines/notification/notification.machine"
import { routeGuard } from "./machines/route-guard/route-guard.machine"
import { watchPage } from "./main/address"
import { createApp } from "./main/app"
import { onBrowser } from "./main/browser"
import { createCabinetFrame } from "./main/cabinet-frame"
import { createLayout } from "./main/layout"
import { createPages } from "./main/pages"
import { createSetPassword } from "./main/set-password-later"
import { App } from "./ui/app"
import { loadTexts } from "./ui/i18n"
import { paths } from "./ui/paths"
import { SiteBoundary } from "./ui/page-boundary"

const start = async () => {
  const app = createApp(await onBrowser())
  const guard = createActor(routeGuard.provide({ actors: { watchPage: watchPage(app.session) } })).start()
  const cabinet = createCabinetFrame()
  const pages = createPages(app, cabinet)
  const SetPassword = createSetPassword(app)
  const asked = guard.getSnapshot()
  const first = asked.matches("toSignIn") ? paths.signIn() : asked.matches("toSignUp") ? paths.signUp() : location.pathname
  await Promise.all([
    loadTexts(app.i18n, app.locale(), ["common"]),
    // A page that does not come is asked for again, and its failure told, where it would stand.
    pages.load(first).catch(() => null)
  ])
  // The browser restores the place on the way back; a new page starts at its top.
  addEventListener("pushState", () => scrollTo(0, 0))
  createRoot(document.getElementById("root")!).render(
    <StrictMode>
      <SiteBoundary i18n={app.i18n}>
        <App
          actors={{ ...app, routeGuard: guard }}
          machines={{ lazyChunk: lazyChunk.provide({ actors: { loadChunk: live(pages.loadChunk) } }), notification }}
          pageOf={pages.pageOf} layout={createLayout(app, cabinet)} challengeModal={app.challengeModal}
        />
        <SetPassword />
      </SiteBoundary>
    </StrictMode>
  )
}

// Without even its texts the site can only say so in the words that came with the document.
start().catch(() => document.getElementById("unavailable")?.removeAttribute("hidden"))
