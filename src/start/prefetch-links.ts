/** The part of `Navigator` that describes the connection. Safari and Firefox do not have it. */
interface Connected {
  readonly connection?: { readonly saveData: boolean; readonly effectiveType: string }
}

/**
 * Returns true if the site may prefetch: the connection is fast, and the visitor saves no data. A browser that does not describe its
 * connection counts as fast. A prefetch on a slow connection would delay the visitor's own actions.
 */
export const isConnectionFast = ({ connection }: Connected): boolean =>
  connection === undefined || (!connection.saveData && connection.effectiveType === "4g")

/** Loads the code of a page when the visitor hovers over its link or focuses it, so that a click has less to wait for. */
export const prefetchLinks = (load: (path: string) => Promise<unknown>): void => {
  const prefetch = ({ target }: Event): void => {
    const link = target instanceof Element ? target.closest("a") : null
    if (link === null || link.origin !== location.origin) return
    // The navigation retries a failed load and shows the failure.
    load(link.pathname).catch(() => null)
  }
  addEventListener("pointerover", prefetch, { passive: true })
  addEventListener("focusin", prefetch)
}

/**
 * Fetches the code of the page that most people open next. The browser does not run the code, because that would delay typing on this page.
 */
export const prefetchNext = (): void => {
  if (!isConnectionFast(navigator as Navigator & Connected)) return
  for (const href of document.documentElement.dataset["next"]?.split(" ") ?? []) {
    const link = document.createElement("link")
    document.head.append(Object.assign(link, { rel: "modulepreload", href, fetchPriority: "low" }))
  }
}
