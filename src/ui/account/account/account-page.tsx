import { useState, type ComponentType, type ReactNode } from "react"
import { useTranslation } from "react-i18next"
import { orderToPay } from "#domain/site/redirect.ts"
import { SegmentedLinks } from "#ui/kit/actions/segmented-links.tsx"
import { Panel } from "#ui/kit/layout/card.tsx"
import { Page } from "#ui/kit/layout/page.tsx"
import { paths } from "#ui/site/paths.ts"
import css from "./account.module.css"

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

export interface AccountFrameProps {
  readonly page: "signin" | "signup" | "recovery"
  readonly redirect: string | null
  readonly title: string
  /** Renders the form. The button of the form may have a label that names the next step. */
  readonly children: (submit?: string) => ReactNode
}

/** The frame of sign-in and sign-up, which are two tabs. Both preserve the page to return to. */
export const PlainFrame = ({ page, redirect, title, children }: AccountFrameProps) => {
  const { t } = useTranslation("account")
  return (
    <div className={css.narrow}>
      <Page title={title}>
        {page !== "recovery" && (
          <SegmentedLinks
            label={t("auth.tabs.label")}
            items={[
              { href: paths.signIn(redirect), text: t("auth.tabs.signin"), current: page === "signin" },
              { href: paths.signUp(redirect), text: t("auth.tabs.signup"), current: page === "signup" },
            ]}
          />
        )}
        <Panel>{children()}</Panel>
      </Page>
    </div>
  )
}

export interface Framed {
  /** The frame of a page that leads to a payment, which keeps the order visible. All other pages have the plain frame. */
  readonly OrderFrame?: ComponentType<AccountFrameProps> | undefined
}

export const AccountPage = ({ OrderFrame = PlainFrame, ...props }: AccountFrameProps & Framed) => {
  // Remembers the redirect, because two renders have no query: the first render, and the render after the form while the next page
  // loads.
  const [kept, keep] = useState(props.redirect)
  if (props.redirect !== null && props.redirect !== kept) keep(props.redirect)
  const redirect = props.redirect ?? kept
  const Frame = orderToPay(redirect) === null ? PlainFrame : OrderFrame
  return <Frame {...props} redirect={redirect} />
}
