import { lazy, Suspense, useEffect, useMemo, useState, type ComponentType, type ReactNode } from "react"
import type { Extension } from "#domain/site/extensions.ts"
import { loadTexts, type Namespace } from "#ui/shared/i18n.ts"
import { useAfterHydration } from "#ui/shared/use-after-hydration.ts"
import { useOffers } from "#ui/site/site-config.ts"
import type { App } from "./app.ts"

interface PartOptions<Props> {
  readonly load: () => Promise<ComponentType<Props>>
  readonly texts?: ReadonlyArray<Namespace>
  /** The part loads after this promise, for example `app.settled` for optional parts such as prompts. */
  readonly after?: Promise<unknown>
  /** The extension that adds this part. The site shows the part only if the operator's API offers the extension. */
  readonly offered?: Extension
  /** Replaces a part that is not offered, or that failed to load until the next visit. The default is nothing. */
  readonly fallback?: ComponentType<Props>
  /** The placeholder while the part loads. */
  readonly pending?: ReactNode
}

/** Creates a part of a page whose code and texts load when it is first rendered. */
export const part = <Props extends object>(
  app: Pick<App, "firstRender" | "i18n" | "locale">,
  { load, texts = [], after, offered, fallback: Fallback = () => null, pending = null }: PartOptions<Props>,
): ComponentType<Props> => {
  const loadAll = async (): Promise<{ readonly default: ComponentType<Props> }> => {
    try {
      await (after ?? app.firstRender.shown)
      const [loaded] = await Promise.all([load(), loadTexts(app.i18n, app.locale(), texts)])
      return { default: loaded }
    } catch {
      return { default: Fallback }
    }
  }
  const Part = lazy(loadAll)
  const Mounting = ({ props, onMounted }: { readonly props: Props; readonly onMounted: (isMounted: true) => void }) => {
    useEffect(() => onMounted(true), [onMounted])
    return <Part {...props} />
  }
  return (props) => {
    const isOffered = useOffers(offered)
    // The HTML never contains a part that loads after the page.
    const isTime = useAfterHydration(after === undefined, () => true)
    // The server's HTML stays until the code of the part is loaded. The part uses its first props while it waits, because React would
    // replace the HTML by `pending` if the props changed.
    const [first] = useState(props)
    const [isMounted, setMounted] = useState(false)
    const isFirst = app.firstRender.isFirst()
    const current = isMounted || !isFirst ? props : first
    const isHydrating = isFirst && isOffered && !isMounted && after === undefined
    useEffect(() => (isHydrating ? app.firstRender.hydrating() : undefined), [isHydrating])
    const loading = useMemo(
      () => (
        <Suspense fallback={pending}>
          <Mounting props={current} onMounted={setMounted} />
        </Suspense>
      ),
      [current],
    )
    if (!isOffered) return <Fallback {...props} />
    return isTime ? loading : pending
  }
}
