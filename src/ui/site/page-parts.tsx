import type { ReactNode } from "react"
import type { pageParts } from "#machines/site/page-parts.machine.ts"
import { LoadFailed } from "#ui/kit/feedback/load-states.tsx"
import { Page } from "#ui/kit/layout/page.tsx"
import { noView, renderView, type ScreenProps, type StateViews } from "#ui/shared/flow.tsx"

interface OwnProps {
  readonly title: string
  /** The title of the panel that replaces the page. */
  readonly failed?: string | undefined
  /** The content that stays above the panel if all parts failed. */
  readonly above?: ReactNode
  /** The whole page, with the same title. */
  readonly children: ReactNode
}
type ViewProps = ScreenProps<typeof pageParts> & OwnProps

/** A page of several parts. One panel replaces the page if all parts failed. */
export const PageParts = (props: ViewProps) => renderView(views, props)

const Parts = ({ children }: ViewProps) => <>{children}</>

const Failed = ({ state, send, title, above, failed }: ViewProps) => (
  <Page title={title} isWide>
    {above}
    <LoadFailed state={state} send={send} lead={failed} />
  </Page>
)

const views: StateViews<typeof pageParts, OwnProps> = { deciding: noView, loading: Parts, ready: Parts, failed: Failed }
