import type { ComponentProps } from "react"
import * as React from "react"

// The documentation pages are lazy because they import Storybook's blocks and the layout of diagrams. No story shows either, but
// each test would load both.
const Container = React.lazy(async () => ({ default: (await import("./component-docs.tsx")).ComponentDocsContainer }))
const Page = React.lazy(async () => ({ default: (await import("./flow-docs.tsx")).DocsPage }))

export const DocsContainer = (props: ComponentProps<typeof Container>) => (
  <React.Suspense>
    <Container {...props} />
  </React.Suspense>
)

export const DocsPage = () => (
  <React.Suspense>
    <Page />
  </React.Suspense>
)
