import type { Analytics, ErrorReports } from "../../adapters/site/observers"
import { localObservers, startObserving, remoteAnalytics, remoteErrors } from "../../adapters/site/observers"
import { currentConfig } from "../site/config"
import { importConfiguredModule } from "../site/services"

/** Analytics and error reporting, for as long as the page is open. Fetched after the first page works. */
export const startObservers = (): void => {
  const local = localObservers(window)
  const analytics = importConfiguredModule<Analytics>(currentConfig().analytics)
  const errors = importConfiguredModule<ErrorReports>(currentConfig().errorReports)
  startObserving(window, {
    analytics: analytics === null ? local.analytics : remoteAnalytics(analytics),
    errors: errors === null ? local.errors : remoteErrors(errors),
  })
}
