// First: it says in which order the layers of all later styles stand.
import "./ui/kit/styles.css"
import { Effect } from "effect"
import { StrictMode } from "react"
import { createRoot } from "react-dom/client"
import { createActor } from "xstate"
import { live } from "./adapters/bridge"
import { checkDeployment } from "./adapters/deployment"
import { lazyChunk } from "./machines/lazy-chunk/lazy-chunk.machine"
import { notification } from "./machines/notification/notification.machine"
import { routeGuard } from "./machines/route-guard/route-guard.machine"
import { watchPage } from "./main/address"
import { createApp } from "./main/app"
import { onBrowser } from "./main/browser"
import { createCabinetFrame } from "./main/cabinet-frame"
import { config, loadConfig } from "./main/config"
import { createDemo } from "./main/demo-later"
import { followProfile } from "./main/language"
import { createLayout } from "./main/layout"
import { createPages } from "./main/pages"
import { createSetPassword } from "./main/set-password-later"
import { App } from "./ui/app"
import { loadTexts } from "./ui/i18n"
import { Outside } from "./ui/outside"
import { paths } from "./ui/paths"
import { SiteBoundary } from "./ui/page-boundary"

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

const start = async () => {
  await loadConfig()
  const app = createApp(await onBrowser())
  followProfile(app)
  const guard = createActor(routeGuard.provide({ actors: { watchPage: watchPage(app.session) } })).start()
  const cabinet = createCabinetFrame(app)
  const pages = createPages(app, cabinet)
  const SetPassword = createSetPassword(app)
  const demo = createDemo(app)
  const asked = guard.getSnapshot()
  const first = asked.matches("toSignIn") ? paths.signIn() : asked.matches("toSignUp") ? paths.signUp() : location.pathname
  await Promise.all([
    loadTexts(app.i18n, app.locale(), ["common"]),
    // A page that does not come is asked for again, and its failure told, where it would stand.
    pages.load(first).catch(() => null)
  ])
  // The browser restores the place on the way back; a new page starts at its top.
  addEventListener("pushState", () => scrollTo(0, 0))
  // An error that a boundary has caught is one all the same: error reporting listens to the window.
  createRoot(document.getElementById("root")!, { onCaughtError: reportError }).render(
    <StrictMode>
      <SiteBoundary i18n={app.i18n}>
        <Outside value={config()}>
          <App
            actors={{ ...app, routeGuard: guard }}
            machines={{ lazyChunk: chunks(pages.loadChunk), notification }}
            pageOf={pages.pageOf} layout={createLayout(app, cabinet)} challengeModal={app.challengeModal} banner={<demo.Bar />}
          />
          <demo.Modal />
          <SetPassword />
        </Outside>
      </SiteBoundary>
    </StrictMode>
  )
  // Nothing on the page waits for them, nor misses them.
  void import("./main/observers").then(({ startObservers }) => startObservers(), () => undefined)
}

// Without even its texts the site can only say so in the words that came with the document; why, is for whoever runs it.
start().catch((failure: unknown) => {
  const unavailable = document.getElementById("unavailable")
  const why = document.createElement("p")
  why.textContent = failure instanceof Error ? failure.message : ""
  unavailable?.append(why)
  unavailable?.removeAttribute("hidden")
})
