/** Safari and Firefox do not tell their connection. */
interface Connected {
  readonly connection?: { readonly saveData: boolean; readonly effectiveType: string }
}

/** On a slow line the code of the next page would share it with what the person does here. */
export const isLineFree = ({ connection }: Connected): boolean =>
  connection === undefined || (!connection.saveData && connection.effectiveType === "4g")

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
  if (!isLineFree(navigator as Navigator & Connected)) return
  for (const href of document.documentElement.dataset["next"]?.split(" ") ?? []) {
    const link = document.createElement("link")
    document.head.append(Object.assign(link, { rel: "modulepreload", href, fetchPriority: "low" }))
  }
}
