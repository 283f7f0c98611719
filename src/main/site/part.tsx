import { lazy, Suspense, useEffect, useMemo, useState, type ComponentType, type ReactNode } from "react"
import type { Extension } from "#domain/site/extensions.ts"
import { useAfterHydration } from "#ui/shared/use-after-hydration.ts"
import { loadTexts, type Namespace } from "#ui/shared/i18n.ts"
import { useOffers } from "#ui/site/site-config.ts"
import type { App } from "./app.ts"

interface PartOptions<Props> {
  readonly load: () => Promise<ComponentType<Props>>
  readonly texts?: ReadonlyArray<Namespace>
  /** Loads after this: `app.settled` for optional parts, such as prompts. */
  readonly after?: Promise<unknown>
  /** The extension that adds this part: only where the operator's API offers it. */
  readonly offered?: Extension
  /** The replacement of a part that is not offered, and until the next visit, of one that failed to load; nothing by default. */
  readonly fallback?: ComponentType<Props>
  /** Shown while it loads. */
  readonly pending?: ReactNode
}

/** A part of a page whose code and texts load when it is rendered for the first time. */
export const part = <Props extends object>(
  app: Pick<App, "beginnings" | "i18n" | "locale">,
  { load, texts = [], after, offered, fallback: Fallback = () => null, pending = null }: PartOptions<Props>,
): ComponentType<Props> => {
  const loadAll = async (): Promise<{ readonly default: ComponentType<Props> }> => {
    try {
      await (after ?? app.beginnings.shown)
      const [loaded] = await Promise.all([load(), loadTexts(app.i18n, app.locale(), texts)])
      return { default: loaded }
    } catch {
      return { default: Fallback }
    }
  }
  const Part = lazy(loadAll)
  const Mounting = ({ of, onMounted }: { readonly of: Props; readonly onMounted: (isMounted: true) => void }) => {
    useEffect(() => onMounted(true), [onMounted])
    return <Part {...of} />
  }
  return (props) => {
    const isOffered = useOffers(offered)
    // A part that loads after the page is in no document.
    const isTime = useAfterHydration(after === undefined, () => true)
    // HTML of the server stays until its code is there. With other props than the first, React would replace it by `pending`.
    const [first] = useState(props)
    const [isMounted, setMounted] = useState(false)
    const isFirst = app.beginnings.isFirst()
    const current = isMounted || !isFirst ? props : first
    const isHydrating = isFirst && isOffered && !isMounted && after === undefined
    useEffect(() => (isHydrating ? app.beginnings.hydrating() : undefined), [isHydrating])
    const loading = useMemo(
      () => (
        <Suspense fallback={pending}>
          <Mounting of={current} onMounted={setMounted} />
        </Suspense>
      ),
      [current],
    )
    if (!isOffered) return <Fallback {...props} />
    return isTime ? loading : pending
  }
}
