import type { ComponentType } from "react"
import { asksConsent } from "../../domain/site/consent"
import type { App } from "./app"
import { lazyPart } from "./lazy-part"
import { useConfig } from "./use-config"

/** Loads only where the site asks for consent, which it knows after hydration. */
export const createLazyConsent = (app: App): ComponentType => {
  const Consent = lazyPart(app, async () => (await import("./consent")).createConsent(app), ["consent"])
  return () => asksConsent(useConfig()) && <Consent />
}
