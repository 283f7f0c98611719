import { StrictMode, useEffect, useLayoutEffect, useState, type ComponentType, type ReactNode } from "react"
import { Router } from "wouter"
import { createLanguageOfferStore } from "#adapters/site/language-offer.ts"
import { isSignedIn } from "#domain/site/session.ts"
import { notification } from "#machines/site/notification.machine.ts"
import { sessionStateOf } from "#machines/site/session.machine.ts"
import { createDemoLink } from "#main/demo/demo-link.tsx"
import { createDemoParts } from "#main/demo/demo-parts.tsx"
import { FlowOptions } from "#ui/shared/flow.tsx"
import { SharedMachines } from "#ui/shared/shared-machines.tsx"
import { TimeZone } from "#ui/shared/time-zone.ts"
import { AfterHydration, App } from "#ui/site/app.tsx"
import { OfferedDemo } from "#ui/site/not-found.tsx"
import { SiteBoundary } from "#ui/site/page-boundary.tsx"
import { useAppActor } from "#ui/site/session.tsx"
import { SiteConfig } from "#ui/site/site-config.ts"
import type { AppContext as Dependencies } from "./app.ts"
import { useSiteConfig } from "./config.ts"
import type { Core } from "./core.ts"
import { createLayout } from "./layout.tsx"
import { lazyPart } from "./part.tsx"
import { useStore } from "./store.ts"

interface SiteCallbacks {
  /** The site calls this function when the page is in the document, before its effects have run. */
  readonly onShown?: () => void
  /** The site calls this function when the effects of the page have run. */
  readonly onHydrated?: () => void
}

const nothing = () => {}

/** Provides the settings. New settings render only the parts that show them, not the whole site. */
const Configured = ({ children }: { readonly children: ReactNode }) => (
  <SiteConfig value={useSiteConfig()}>{children}</SiteConfig>
)

/**
 * Creates the prompts that the site opens automatically. Only a signed-in customer can lack a password. The language offer is for visitors
 * only, because an account has its own language. The code of each prompt loads only when it may be needed.
 */
const createPrompts = (app: Dependencies): ComponentType => {
  const SetPassword = lazyPart(app, {
    load: () => import("#main/account/set-password.tsx"),
    view: ({ createSetPassword }) => createSetPassword(app),
    after: app.firstLoadDone,
  })
  const offer = createLanguageOfferStore({
    cookies: app.cookies,
    storage: () => localStorage,
    languages: () => navigator.languages,
    locale: app.locale,
  })
  const Offer = lazyPart(app, {
    load: () => import("./language-offer.tsx"),
    view: ({ createLanguageOffer }) => createLanguageOffer(app, offer),
    texts: ["site"],
    after: app.firstLoadDone,
  })
  const LanguageOffer = () => {
    const [isOffered] = useState(offer.isOffered)
    return isOffered && <Offer />
  }
  return () => {
    const { state: session } = useAppActor(app.session)
    return (
      <>
        {isSignedIn(sessionStateOf(session)) && <SetPassword />}
        {session.matches("anonymous") && <LanguageOffer />}
      </>
    )
  }
}

/** Creates the notice about cookies, which loads only in the few browsers that need it. */
const createCookieNotice = (app: Dependencies): ComponentType => {
  const Notice = lazyPart(app, {
    load: () => import("./cookie-notice.tsx"),
    view: ({ createCookieNotice }) => createCookieNotice(app),
    texts: ["site"],
  })
  return () => {
    const [{ isRefused, taken }] = useState(() => ({ isRefused: app.cookies.isRefused(), taken: app.tokens.taken() }))
    return (isRefused || taken.length > 0) && <Notice taken={taken} />
  }
}

/** Creates the whole site, which is equal for prerendering and hydration. */
export const createSite = (core: Core): ComponentType<SiteCallbacks> => {
  const { app, guard, lazyChunk, pages, shared } = core
  const layout = createLayout(core)
  const Prompts = createPrompts(app)
  const CookieNotice = createCookieNotice(app)
  const PasskeyFactor = lazyPart(app, {
    load: () => import("#main/account/passkey-sign-in.tsx"),
    view: ({ createPasskeyFactor }) => createPasskeyFactor(app),
    texts: ["passkeys"],
  })
  const Challenge = () => {
    const Dialog = useStore(app.challenge)
    return Dialog && <Dialog passkey={PasskeyFactor} />
  }
  const demo = createDemoParts(app)
  const Demo = createDemoLink(app)
  const machines = { lazyChunk, notification }
  const { firstRender } = app
  const options = { restore: firstRender.restore, markStarted: firstRender.markStarted }
  return ({ onShown = nothing, onHydrated = nothing }) => {
    useLayoutEffect(onShown, [onShown])
    useEffect(onHydrated, [onHydrated])
    return (
      <StrictMode>
        <Router ssrSearch={firstRender.search}>
          <SiteBoundary i18n={app.i18n}>
            <Configured>
              <TimeZone value={firstRender.timeZone}>
                <FlowOptions value={options}>
                  <SharedMachines value={shared}>
                    <OfferedDemo value={Demo}>
                      <App
                        actors={app}
                        guard={guard}
                        machines={machines}
                        pages={pages}
                        layout={layout}
                        banner={
                          <>
                            <demo.Bar />
                            <AfterHydration>
                              <CookieNotice />
                            </AfterHydration>
                          </>
                        }
                      />
                    </OfferedDemo>
                    <demo.Modal />
                    <AfterHydration>
                      <Prompts />
                      <Challenge />
                    </AfterHydration>
                  </SharedMachines>
                </FlowOptions>
              </TimeZone>
            </Configured>
          </SiteBoundary>
        </Router>
      </StrictMode>
    )
  }
}
