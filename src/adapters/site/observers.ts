import { follow } from "#adapters/shared/follow.ts"
import { onNavigation } from "#adapters/shared/navigation.ts"

/**
 * The analytics service. The service receives the path of each opened page, but never the query, which may contain personal data.
 */
export interface Analytics {
  readonly page: (path: string) => void
}

/** The error reporting service, which receives the error and the path, but never the input. */
export interface ErrorReports {
  readonly report: (fault: ErrorReport) => void
}
export interface ErrorReport {
  readonly name: string
  readonly message: string
  readonly stack: string | null
  readonly path: string
}

const maxReportLength = 4_000

/** Removes the query and the fragment from the URLs in a message or a stack, because they may contain personal data. */
const withoutQueries = (text: string): string => text.slice(0, maxReportLength).replaceAll(/[?#][^\s)"':]*/g, "")

/** Returns the report of a thrown value, which need not be an error. `stack` is null if the browser gives none. */
export const errorReportOf = (thrown: unknown, path: string): ErrorReport => {
  const error = thrown instanceof Error ? thrown : null
  return {
    name: error?.name ?? typeof thrown,
    message: withoutQueries(error?.message ?? String(thrown)),
    stack: error?.stack === undefined ? null : withoutQueries(error.stack),
    path,
  }
}

/** Returns true if the URL contains a token from an e-mail. No third-party code may run on such a page. */
export const hasTokenInQuery = (search: string): boolean => new URLSearchParams(search).has("token")

type ObservedWindow = Pick<Window, "addEventListener" | "removeEventListener"> & {
  readonly location: Pick<Location, "pathname" | "search">
}

interface Observers {
  readonly analytics: Analytics
  readonly errors: ErrorReports
}

/** Reports the current page and each page opened later. Reports nothing while the URL contains a token. */
export const observePages = (browser: ObservedWindow, analytics: Analytics): (() => void) => {
  const read = () => (hasTokenInQuery(browser.location.search) ? null : browser.location.pathname)
  return follow([onNavigation(browser)], read, analytics.page)
}

/** Reports each unhandled error, except while the URL contains a token. */
export const observeErrors = (browser: ObservedWindow, errors: ErrorReports): (() => void) => {
  const report = (thrown: unknown) => {
    if (!hasTokenInQuery(browser.location.search)) errors.report(errorReportOf(thrown, browser.location.pathname))
  }
  const onError = (event: Event) => report((event as ErrorEvent).error ?? (event as ErrorEvent).message)
  const onRejection = (event: Event) => report((event as PromiseRejectionEvent).reason)
  browser.addEventListener("error", onError)
  browser.addEventListener("unhandledrejection", onRejection)
  return () => {
    browser.removeEventListener("error", onError)
    browser.removeEventListener("unhandledrejection", onRejection)
  }
}

/** Returns the observers of a site without a configured service, which dispatch an event on the window for the tests. */
export const createLocalObservers = (browser: Pick<Window, "dispatchEvent">): Observers => {
  const report = (detail: unknown) => {
    browser.dispatchEvent(new CustomEvent("hashwell.reported", { detail }))
  }
  return { analytics: { page: (path) => report({ page: path }) }, errors: { report: (fault) => report({ fault }) } }
}

type Load<Module> = () => Promise<Module>

/**
 * Returns a reporter for a configured service, which loads as a module. Reports wait until the module is loaded. A module that fails to
 * load drops them.
 */
const lazyReporter = <Module, Report>(
  load: Load<Module>,
  send: (module: Module, report: Report) => void,
): ((report: Report) => void) => {
  let loading: Promise<Module | null> | null = null
  return (report) => {
    loading ??= load().catch(() => null)
    void loading.then((module) => {
      if (module !== null) send(module, report)
    })
  }
}

export const createRemoteAnalytics = (load: Load<Analytics>): Analytics => ({
  page: lazyReporter(load, (module, path: string) => module.page(path)),
})
export const createRemoteErrorReports = (load: Load<ErrorReports>): ErrorReports => ({
  report: lazyReporter(load, (module, fault: ErrorReport) => module.report(fault)),
})
