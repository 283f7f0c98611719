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

/** The pages that have been fetched, by the name of their route; null for the others. */
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
  // Decided once: a page that has been waited for stays where it is when it has come.
  const [wasThere] = useState(() => pageOf(path) !== null)
  const shown = () => <Shown path={path} pageOf={pageOf} />
  return wasThere ? shown() : <LazyChunk machine={lazyChunk} name={path} loaded={shown} />
}

/** Each path is a page of its own, started anew; the query is the page's business. */
export const RoutedPage = (props: Props) => (
  <PageBoundary key={props.path}>
    <Fetched {...props} />
  </PageBoundary>
)
