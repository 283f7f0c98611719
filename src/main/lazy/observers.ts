import { runWhileConsentGiven } from "#adapters/site/consent.ts"
import {
  createLocalObservers,
  observeErrors,
  observePages,
  createRemoteAnalytics,
  createRemoteErrorReports,
  type Analytics,
  type ErrorReports,
} from "#adapters/site/observers.ts"
import { restoreScroll } from "#adapters/site/restore-scroll.ts"
import { asksConsent } from "#domain/site/config.ts"
import type { AppContext } from "#main/site/app.ts"
import { currentConfig } from "#main/site/config.ts"
import { importConfiguredModule } from "#main/site/configured-module.ts"
import { getStoredConsent } from "#main/site/third-parties.ts"

/**
 * Starts analytics, error reporting and the restoring of scroll positions, which run while the page is open. The module loads after the
 * first page works. If the site asks for consent, analytics waits for it. Error reports need no consent, because they are for the operator
 * only.
 */
export const startObservers = (app: AppContext): void => {
  restoreScroll(window)
  const config = currentConfig()
  const local = createLocalObservers(window)
  const analytics = importConfiguredModule<Analytics>(config.analytics)
  const errors = importConfiguredModule<ErrorReports>(config.errorReports)
  const reportPages = () =>
    observePages(window, analytics === null ? local.analytics : createRemoteAnalytics(analytics))
  observeErrors(window, errors === null ? local.errors : createRemoteErrorReports(errors))
  if (asksConsent(config)) runWhileConsentGiven(getStoredConsent(app), reportPages)
  else reportPages()
}
