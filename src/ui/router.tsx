import type { ComponentType } from "react"
import { useState } from "react"
import type { RouteParams } from "../domain/routes"
import { matchRoute } from "../domain/routes"
import type { lazyChunk } from "../machines/lazy-chunk/lazy-chunk.machine"
import { LazyChunk } from "./lazy-chunk/lazy-chunk"
import { PageBoundary } from "./page-boundary"

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

const Shown = ({ path, pageOf }: Omit<Props, "lazyChunk">) => {
  const Page = pageOf(path)
  return Page && <Page params={matchRoute(path)?.params ?? {}} />
}

const Fetched = ({ path, pageOf, lazyChunk }: Props) => {
  // Decided on mount only: switching from LazyChunk after the load would remount the page.
  const [wasThere] = useState(() => pageOf(path) !== null)
  const shown = () => <Shown path={path} pageOf={pageOf} />
  return wasThere ? shown() : <LazyChunk machine={lazyChunk} name={path} loaded={shown} />
}

/** Remounts the page for each path; a changed query is left to the page. */
export const RoutedPage = (props: Props) => (
  <PageBoundary key={props.path}>
    <Fetched {...props} />
  </PageBoundary>
)
