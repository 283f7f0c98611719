type Connection = Navigator & { readonly connection?: { readonly saveData: boolean } }

/** Loads the code of a page when a link to it is hovered or focused, so that the click has less to wait for. */
export const prefetchLinks = (load: (path: string) => Promise<unknown>): void => {
  const prefetch = ({ target }: Event): void => {
    const link = target instanceof Element ? target.closest("a") : null
    if (link === null || link.origin !== location.origin) return
    // The navigation loads it again and shows the failure.
    load(link.pathname).catch(() => null)
  }
  addEventListener("pointerover", prefetch, { passive: true })
  addEventListener("focusin", prefetch)
}

/** Fetches the code of the page that most people open next. Running it would delay what the person types here. */
export const prefetchNext = (): void => {
  if ((navigator as Connection).connection?.saveData) return
  for (const href of document.documentElement.dataset["next"]?.split(" ") ?? []) {
    const link = document.createElement("link")
    document.head.append(Object.assign(link, { rel: "modulepreload", href, fetchPriority: "low" }))
  }
}
