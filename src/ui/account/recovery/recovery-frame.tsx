import type { ReactNode } from "react"
import css from "../account/account.module.css"
import { Page } from "../../kit/layout/page"
import { Panel } from "../../kit/layout/panel"

interface Props {
  readonly title: string
  readonly children: ReactNode
}

export const RecoveryFrame = ({ title, children }: Props) => (
  <div className={css.narrow}>
    <Page title={title}>
      <Panel>{children}</Panel>
    </Page>
  </div>
)
