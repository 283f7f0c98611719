import type { i18n as I18n } from "i18next"
import {
  lazy,
  Suspense,
  useEffect,
  useMemo,
  useState,
  type ComponentType,
  type ReactElement,
  type ReactNode,
} from "react"
import { lazyModule } from "#adapters/shared/lazy-module.ts"
import type { Locale } from "#domain/shared/currency.ts"
import type { Extension } from "#domain/site/extensions.ts"
import { LoadingMarker } from "#ui/kit/feedback/loading-marker.tsx"
import { loadTexts, type Namespace } from "#ui/shared/i18n.ts"
import { useAfterHydration } from "#ui/shared/use-after-hydration.ts"
import { useOffers } from "#ui/site/site-config.ts"
import type { FirstRender } from "./first-render.ts"
import { createStore, useStore, type Store } from "./store.ts"

/** The fields of `AppContext` that a lazy part needs. */
export interface PartContext {
  readonly firstRender: FirstRender
  readonly i18n: I18n
  readonly locale: () => Locale
}

type Replacement<SharedProps> = (props: SharedProps) => ReactNode

/** The fallbacks of a part while it loads and after it failed. A part with a placeholder needs a replacement, because its place would stay an empty box. */
type LoadingFallbacks<SharedProps> =
  | {
      /** The default marks a part that loads with its page, so that the page does not count as complete. Null marks nothing. */
      readonly pending?: null
      /** Replaces a part that failed to load until the next visit. The default is `fallback`. */
      readonly missing?: Replacement<SharedProps>
    }
  | { readonly pending: ReactElement; readonly missing: Replacement<SharedProps> }

interface PartOptions<Module, Props, View, SharedProps> {
  /** Loads the code: `() => import("./review.tsx")`. */
  readonly load: () => Promise<Module>
  /** Creates the view from the loaded code. */
  readonly view: (module: Module) => ComponentType<Props> & View
  readonly texts?: ReadonlyArray<Namespace>
  /** The part loads after this promise, for example `app.firstLoadDone` for optional parts such as prompts. */
  readonly after?: Promise<unknown>
  /** The extension that adds this part. The site shows the part only if the operator's API offers the extension. */
  readonly offered?: Extension
  /** Replaces a part that is not offered. The default is nothing. */
  readonly fallback?: Replacement<SharedProps>
}

export interface Fetchable<View> {
  /** Loads the part before it is rendered. Rejects if it fails to load; the next call loads it again. */
  readonly fetch: () => Promise<View>
  /** The loaded view. Null until it is loaded. */
  readonly fetched: Omit<Store<View | null>, "set">
}

/**
 * Creates a part of a page whose code and texts load later: when it is first rendered, or when `fetch` is called. A fetched
 * view is rendered from `fetched`, which needs no placeholder.
 */
export const lazyPart = <Module, Props extends SharedProps, View, SharedProps extends object = object>(
  app: PartContext,
  {
    load,
    view,
    texts = [],
    after,
    offered,
    fallback: Fallback = () => null,
    missing: Missing = Fallback,
    pending = after === undefined ? <LoadingMarker /> : null,
  }: PartOptions<Module, Props, View, SharedProps> & LoadingFallbacks<SharedProps>,
): ComponentType<Props> & Fetchable<ComponentType<Props> & View> => {
  const fetched = createStore<(ComponentType<Props> & View) | null>(null)
  const fetch = lazyModule(async () => {
    const [module] = await Promise.all([load(), loadTexts(app.i18n, app.locale(), texts)])
    const created = view(module)
    fetched.set(created)
    return created
  })
  const failed = createStore(false)
  const Part = lazy(async (): Promise<{ readonly default: ComponentType<Props> }> => {
    try {
      await (after ?? app.firstRender.pageHydrated)
      return { default: await fetch() }
    } catch {
      failed.set(true)
      // The promise never resolves, because `missing` replaces the whole boundary. Inside it, React would compare the replacement with the
      // server's HTML.
      return new Promise(() => {})
    }
  })
  const Mounting = ({ props, onMounted }: { readonly props: Props; readonly onMounted: (isMounted: true) => void }) => {
    useEffect(() => onMounted(true), [onMounted])
    return <Part {...props} />
  }
  const LazyPart = (props: Props) => {
    const isOffered = useOffers(offered)
    // The HTML never contains a part that loads after the page.
    const isAfterHydration = useAfterHydration(after === undefined, () => true)
    // The server's HTML stays until the code of the part is loaded. The part uses its first props while it waits, because React would
    // replace the HTML with `pending` if the props changed.
    const [first] = useState(props)
    const [isMounted, setMounted] = useState(false)
    const hasFailed = useStore(failed, () => false)
    const isFirstRender = app.firstRender.isActive()
    const current = isMounted || !isFirstRender ? props : first
    const isHydrating = isFirstRender && isOffered && !isMounted && !hasFailed && after === undefined
    useEffect(() => (isHydrating ? app.firstRender.registerPart() : undefined), [isHydrating])
    const loading = useMemo(
      () => (
        <Suspense fallback={pending}>
          <Mounting props={current} onMounted={setMounted} />
        </Suspense>
      ),
      [current],
    )
    if (!isOffered) return <Fallback {...props} />
    if (hasFailed) return <Missing {...props} />
    return isAfterHydration ? loading : pending
  }
  return Object.assign(LazyPart, { fetch, fetched })
}
