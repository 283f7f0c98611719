import { StrictMode, useEffect, useLayoutEffect } from "react"
import type { ComponentType, ReactNode } from "react"
import { Router } from "wouter"
import { notification } from "../../machines/site/notification/notification.machine"
import { Afterwards, App } from "../../ui/site/app"
import { SiteConfig } from "../../ui/site/site-config"
import { SiteBoundary } from "../../ui/site/page-boundary"
import { SharedMachines } from "../../ui/shared/shared-machines"
import type { Core } from "./core"
import { lazyDemoParts } from "../demo/lazy-demo-parts"
import { createLayout } from "./layout"
import { lazyPart } from "./lazy-part"
import { createLazyLanguageOffer } from "./lazy-language-offer"
import { createSetPassword } from "../account/set-password-lazy"
import { useSiteConfig } from "./use-config"

interface Moments {
  /** The page stands, and nothing on it has been started. */
  readonly onShown?: () => void
  /** Everything on it has been started. */
  readonly onHydrated?: () => void
}

const nothing = () => {}

/** New settings render what shows them, not the whole site. */
const Configured = ({ children }: { readonly children: ReactNode }) => (
  <SiteConfig value={useSiteConfig()}>{children}</SiteConfig>
)

/** The whole site, the same for prerendering and hydration. */
export const createSite = (core: Core): ComponentType<Moments> => {
  const { app, guard, lazyChunk, pages, shared } = core
  const layout = createLayout(core)
  const SetPassword = createSetPassword(app)
  const LanguageOffer = createLazyLanguageOffer(app)
  const PasskeyFactor = lazyPart(
    app,
    async () => (await import("../account/passkey-factor")).createPasskeyFactor(app),
    ["passkeys"],
  )
  const demo = lazyDemoParts(app)
  const machines = { lazyChunk, notification }
  return ({ onShown = nothing, onHydrated = nothing }) => {
    useLayoutEffect(onShown, [onShown])
    useEffect(onHydrated, [onHydrated])
    return (
      <StrictMode>
        {/* The HTML knows no query. */}
        <Router ssrSearch="">
          <SiteBoundary i18n={app.i18n}>
            <Configured>
              <SharedMachines value={shared}>
                <App
                  actors={app}
                  guard={guard}
                  machines={machines}
                  pageOf={pages.pageOf}
                  layout={layout}
                  challengeModal={app.challengeModal}
                  passkeyFactor={PasskeyFactor}
                  banner={<demo.Bar />}
                />
                <demo.Modal />
                <Afterwards>
                  <SetPassword />
                  <LanguageOffer />
                </Afterwards>
              </SharedMachines>
            </Configured>
          </SiteBoundary>
        </Router>
      </StrictMode>
    )
  }
}
