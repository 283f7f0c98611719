import type { Analytics, ErrorReports } from "../../adapters/observers"
import { localObservers, observe, remoteAnalytics, remoteErrors } from "../../adapters/observers"
import { navigations } from "../address"
import { config } from "../config"
import { moduleOf } from "../services"

/** Analytics and error reporting, for as long as the page is open. Fetched after the first page works. */
export const startObservers = (): void => {
  const local = localObservers(window)
  const analytics = moduleOf<Analytics>(config().analytics)
  const errors = moduleOf<ErrorReports>(config().errorReports)
  observe(window, navigations, {
    analytics: analytics === null ? local.analytics : remoteAnalytics(analytics),
    errors: errors === null ? local.errors : remoteErrors(errors),
  })
}
