import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import { Page } from "#ui/kit/layout/page.tsx"
import { Panel } from "#ui/kit/layout/card.tsx"
import { SegmentedLinks } from "#ui/kit/actions/segmented-links.tsx"
import { paths } from "#ui/site/paths.ts"
import css from "./account.module.css"
import patterns from "#ui/kit/styles/patterns.module.css"

interface RecoveryFrameProps {
  readonly title: string
  readonly children: ReactNode
}

export const RecoveryFrame = ({ title, children }: RecoveryFrameProps) => (
  <div className={css.narrow}>
    <Page title={title}>
      <Panel>{children}</Panel>
    </Page>
  </div>
)

interface Props {
  readonly tab: "signin" | "signup"
  readonly redirect: string | null
  readonly title: string
  /** Another way in, below the form, in its own time: the page has room for it. */
  readonly other?: ReactNode
  readonly children: ReactNode
}

/** Shared by sign-in and sign-up: two tabs that both preserve the page to return to. */
export const AccountPage = ({ tab, redirect, title, other, children }: Props) => {
  const { t } = useTranslation("account")
  return (
    <div className={[css.narrow, css.room].join(" ")}>
      <Page title={title}>
        <SegmentedLinks
          label={t("auth.tabs.label")}
          items={[
            { href: paths.signIn(redirect), text: t("auth.tabs.signin"), current: tab === "signin" },
            { href: paths.signUp(redirect), text: t("auth.tabs.signup"), current: tab === "signup" },
          ]}
        />
        <Panel>
          {children}
          {other !== undefined && <div className={`${patterns.stack} ${css.other}`}>{other}</div>}
        </Panel>
      </Page>
    </div>
  )
}
