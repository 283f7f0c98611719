/** What analytics is told: which page was opened. Never a query, which may hold what is nobody's business. */
export interface Analytics {
  readonly page: (path: string) => void
}

/** What error reporting is told: what went wrong and where, never with what. */
export interface ErrorReports {
  readonly report: (fault: ErrorReport) => void
}
export interface ErrorReport {
  readonly name: string
  readonly message: string
  readonly stack: string | null
  readonly path: string
}

const longest = 4_000

/** Addresses inside a message or a stack lose their query and fragment, too. */
const withoutQueries = (text: string): string => text.slice(0, longest).replaceAll(/[?#][^\s)"':]*/g, "")

export const errorReportOf = (thrown: unknown, path: string): ErrorReport => {
  const error = thrown instanceof Error ? thrown : null
  return {
    name: error?.name ?? typeof thrown,
    message: withoutQueries(error?.message ?? String(thrown)),
    stack: error?.stack === undefined ? null : withoutQueries(error.stack),
    path,
  }
}

/** A letter's token in the address: nobody from outside may look on. */
export const hasTokenInQuery = (search: string): boolean => new URLSearchParams(search).has("token")

type Site = Pick<Window, "addEventListener" | "removeEventListener"> & {
  readonly location: Pick<Location, "pathname" | "search">
}

interface Observers {
  readonly analytics: Analytics
  readonly errors: ErrorReports
}

/** Tells of each page that is opened and of each error nobody has handled. On a page that holds a token it says nothing. */
export const startObserving = (
  site: Site,
  navigations: ReadonlyArray<string>,
  { analytics, errors }: Observers,
): (() => void) => {
  let last: string | null = null
  const onPage = () => {
    const { pathname, search } = site.location
    if (hasTokenInQuery(search) || pathname === last) return
    last = pathname
    analytics.page(pathname)
  }
  const tell = (thrown: unknown) => {
    if (!hasTokenInQuery(site.location.search)) errors.report(errorReportOf(thrown, site.location.pathname))
  }
  const onError = (event: Event) => tell((event as ErrorEvent).error ?? (event as ErrorEvent).message)
  const onRejection = (event: Event) => tell((event as PromiseRejectionEvent).reason)
  const listeners = [
    ...navigations.map((name) => [name, onPage] as const),
    ["error", onError] as const,
    ["unhandledrejection", onRejection] as const,
  ]
  for (const [name, listener] of listeners) site.addEventListener(name, listener)
  onPage()
  return () => {
    for (const [name, listener] of listeners) site.removeEventListener(name, listener)
  }
}

/** Stands in where no service is configured: the page itself tells, to whoever listens in this browser. */
export const localObservers = (site: Pick<Window, "dispatchEvent">): Observers => {
  const tell = (detail: unknown) => {
    site.dispatchEvent(new CustomEvent("hashwell.told", { detail }))
  }
  return { analytics: { page: (path) => tell({ page: path }) }, errors: { report: (fault) => tell({ fault }) } }
}

type Load<Module> = () => Promise<Module>

/** A configured service by its module; what is told before it has come waits, and a service that does not come costs nothing. */
const later = <Module, Told>(
  load: Load<Module>,
  tell: (module: Module, told: Told) => void,
): ((told: Told) => void) => {
  let coming: Promise<Module | null> | null = null
  return (told) => {
    coming ??= load().catch(() => null)
    void coming.then((module) => {
      if (module !== null) tell(module, told)
    })
  }
}

export const remoteAnalytics = (load: Load<Analytics>): Analytics => ({
  page: later(load, (module, path: string) => module.page(path)),
})
export const remoteErrors = (load: Load<ErrorReports>): ErrorReports => ({
  report: later(load, (module, fault: ErrorReport) => module.report(fault)),
})
