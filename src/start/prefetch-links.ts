/** Loads the code of a page when a link to it is hovered or focused, so that the click has less to wait for. */
export const prefetchLinks = (site: Window, load: (path: string) => Promise<unknown>): void => {
  const prefetch = ({ target }: Event): void => {
    const link = target instanceof Element ? target.closest("a") : null
    if (link === null || link.origin !== site.location.origin) return
    // The navigation loads it again and shows the failure.
    load(link.pathname).catch(() => null)
  }
  site.addEventListener("pointerover", prefetch, { passive: true })
  site.addEventListener("focusin", prefetch)
}
