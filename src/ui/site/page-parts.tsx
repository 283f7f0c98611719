import type { ReactNode } from "react"
import type { pageParts } from "#machines/site/page-parts.machine.ts"
import { LoadFailed } from "#ui/kit/feedback/load-states.tsx"
import { Page } from "#ui/kit/layout/page.tsx"
import { noView, renderView, type ScreenProps, type StateViews } from "#ui/shared/flow.tsx"

interface OwnProps {
  readonly title: string
  /** The first text of the panel. */
  readonly failed?: string | undefined
  /** Stays above the panel when all parts failed. */
  readonly above?: ReactNode
  /** The whole page, with the same title. */
  readonly children: ReactNode
}
type Props = ScreenProps<typeof pageParts> & OwnProps

/** A page of several parts, replaced by one panel when all of them failed. */
export const PageParts = (props: Props) => renderView(views, props)

const Parts = ({ children }: Props) => <>{children}</>

const Failed = ({ state, send, title, above, failed }: Props) => (
  <Page title={title} wide>
    {above}
    <LoadFailed state={state} send={send} lead={failed} />
  </Page>
)

const views: StateViews<typeof pageParts, OwnProps> = { deciding: noView, loading: Parts, ready: Parts, failed: Failed }
