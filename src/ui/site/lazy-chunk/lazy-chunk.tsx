import { type ReactNode, useState, type ComponentType } from "react"
import { useTranslation } from "react-i18next"
import { matchRoute, type RouteParams } from "#domain/site/routes.ts"
import type { lazyChunk } from "#machines/site/lazy-chunk.machine.ts"
import { Button } from "#ui/kit/actions/button.tsx"
import { Notice } from "#ui/kit/feedback/notice.tsx"
import { Spinner } from "#ui/kit/feedback/spinner.tsx"
import { Page } from "#ui/kit/layout/page.tsx"
import { useFlow, renderView, type ScreenProps, type StateViews } from "#ui/shared/flow.tsx"
import { PageBoundary } from "#ui/site/page-boundary.tsx"
import css from "./lazy-chunk.module.css"

type Machine = typeof lazyChunk
interface OwnProps {
  /** Called only after the chunk has loaded. */
  readonly loaded: () => ReactNode
}
type ViewProps = ScreenProps<Machine> & OwnProps

/** Loads the chunk of a page and renders the page. */
export const LazyChunk = ({ machine, name, loaded }: OwnProps & { readonly machine: Machine; readonly name: string }) =>
  renderView(views, { ...useFlow(machine, { name }), loaded })

const Loading = () => (
  <div data-awaited="" className={css.late}>
    <Spinner label={useTranslation().t("loading")} />
  </div>
)

const Failed = ({ send }: ViewProps) => {
  const { t } = useTranslation()
  return (
    <Page title={t("chunk.title")}>
      <Notice kind="danger" isLive>
        {t("chunk.failed")}
      </Notice>
      <div>
        <Button onClick={() => send({ type: "chunk.retry" })}>{t("retry")}</Button>
      </div>
    </Page>
  )
}

const views: StateViews<Machine, OwnProps> = {
  loading: Loading,
  checking: Loading,
  retrying: Loading,
  reloading: Loading,
  leaving: Loading,
  loaded: ({ loaded }) => loaded(),
  failed: Failed,
}

interface PageProps {
  readonly params: RouteParams
}

export interface Pages {
  /** Returns the loaded page component for a path, or null if its chunk is not loaded. */
  readonly pageOf: (path: string) => ComponentType<PageProps> | null
  /**
   * Returns true if a newer build is deployed and chunks of this build are deleted. The next page then starts with a reload, even
   * if its chunk is loaded.
   */
  readonly isOutdated: () => boolean
}

interface RoutedPageProps {
  readonly path: string
  readonly pages: Pages
  readonly lazyChunk: typeof lazyChunk
}

const LoadedPage = ({ path, pages }: Omit<RoutedPageProps, "lazyChunk">) => {
  const Page = pages.pageOf(path)
  return Page && <Page params={matchRoute(path)?.params ?? {}} />
}

const LazyPage = ({ path, pages, lazyChunk }: RoutedPageProps) => {
  // Decides on mount only. Switching away from `LazyChunk` after the load would remount the page.
  const [wasLoaded] = useState(() => pages.pageOf(path) !== null && !pages.isOutdated())
  const renderPage = () => <LoadedPage path={path} pages={pages} />
  return wasLoaded ? renderPage() : <LazyChunk machine={lazyChunk} name={path} loaded={renderPage} />
}

/**
 * Renders the page of a path and loads its chunk if necessary. Each path gets a new mount, while a changed query is up to the
 * page.
 */
export const RoutedPage = (props: RoutedPageProps) => (
  <PageBoundary key={props.path}>
    <LazyPage {...props} />
  </PageBoundary>
)
