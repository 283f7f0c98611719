type Connection = Navigator & { readonly connection?: { readonly saveData: boolean } }

/** Loads the code of the page that most people open next. */
const prefetchNext = (site: Window): void => {
  const { head, documentElement } = site.document
  if ((site.navigator as Connection).connection?.saveData) return
  for (const href of documentElement.dataset["next"]?.split(" ") ?? []) {
    // Not run before the page is opened: that would delay what the person types here.
    const link = site.document.createElement("link")
    Object.assign(link, { rel: "modulepreload", href, fetchPriority: "low" })
    head.append(link)
  }
}

/** Loads the code of a page when a link to it is hovered or focused, so that the click has less to wait for. */
export const prefetchLinks = (
  site: Window,
  { settled }: { readonly settled: Promise<unknown> },
  load: (path: string) => Promise<unknown>,
): void => {
  const prefetch = ({ target }: Event): void => {
    const link = target instanceof Element ? target.closest("a") : null
    if (link === null || link.origin !== site.location.origin) return
    // The navigation loads it again and shows the failure.
    load(link.pathname).catch(() => null)
  }
  site.addEventListener("pointerover", prefetch, { passive: true })
  site.addEventListener("focusin", prefetch)
  void settled.then(() => prefetchNext(site))
}
