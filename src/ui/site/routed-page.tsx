import { useState, type ComponentType } from "react"
import { matchRoute, type RouteParams } from "#domain/site/routes.ts"
import type { lazyChunk } from "#machines/site/lazy-chunk.machine.ts"
import { LazyChunk } from "./lazy-chunk/lazy-chunk.tsx"
import { PageBoundary } from "./page-boundary.tsx"

interface PageProps {
  readonly params: RouteParams
}

/** The loaded page component for a path; null if its chunk is not loaded. */
export type PageForRoute = (path: string) => ComponentType<PageProps> | null

interface Props {
  readonly path: string
  readonly pageOf: PageForRoute
  readonly lazyChunk: typeof lazyChunk
}

const LoadedPage = ({ path, pageOf }: Omit<Props, "lazyChunk">) => {
  const Page = pageOf(path)
  return Page && <Page params={matchRoute(path)?.params ?? {}} />
}

const LazyPage = ({ path, pageOf, lazyChunk }: Props) => {
  // Decided on mount only: switching from LazyChunk after the load would remount the page.
  const [wasLoaded] = useState(() => pageOf(path) !== null)
  const renderPage = () => <LoadedPage path={path} pageOf={pageOf} />
  return wasLoaded ? renderPage() : <LazyChunk machine={lazyChunk} name={path} loaded={renderPage} />
}

/** Remounts the page for each path; a changed query is left to the page. */
export const RoutedPage = (props: Props) => (
  <PageBoundary key={props.path}>
    <LazyPage {...props} />
  </PageBoundary>
)
