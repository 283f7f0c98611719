import { useState, type ComponentType, type ReactNode } from "react"
import { useTranslation } from "react-i18next"
import { findOrderToPay } from "#domain/site/redirect.ts"
import { SegmentedLinks } from "#ui/kit/actions/segmented-links.tsx"
import { Panel } from "#ui/kit/layout/card.tsx"
import { Page } from "#ui/kit/layout/page.tsx"
import { paths } from "#ui/site/paths.ts"
import css from "./account.module.css"

interface RecoveryFrameProps {
  readonly title: string
  readonly children: ReactNode
}

/** The frame of the recovery and of pages that a link in an e-mail opens: a heading and one panel, without tabs. */
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
  /** Renders the form. `submit` is the label of its button if the frame names the next step. */
  readonly children: (submit?: string) => ReactNode
}

/** The frame without an order. Sign-in and sign-up are two tabs, which both keep the page to return to. */
export const PlainFrame = ({ page, redirect, title, children }: AccountFrameProps) => {
  const { t } = useTranslation("account")
  return (
    <div className={css.narrow}>
      <Page title={title}>
        {page !== "recovery" && (
          <SegmentedLinks
            label={t("auth.tabs.label")}
            items={[
              { href: paths.signIn(redirect), text: t("auth.tabs.signin"), isCurrent: page === "signin" },
              { href: paths.signUp(redirect), text: t("auth.tabs.signup"), isCurrent: page === "signup" },
            ]}
          />
        )}
        <Panel>{children()}</Panel>
      </Page>
    </div>
  )
}

export interface FramedProps {
  /** The frame of a page that leads to a payment. The frame keeps the order visible. Any other page has `PlainFrame`. */
  readonly OrderFrame?: ComponentType<AccountFrameProps> | undefined
}

/** The frame of sign-in, sign-up and recovery: `OrderFrame` on the way to a payment, otherwise `PlainFrame`. */
export const AccountPage = ({ OrderFrame = PlainFrame, ...props }: AccountFrameProps & FramedProps) => {
  // Remembers the redirect, because two renders have no query: the first render, and the render after the form while the next page
  // loads.
  const [lastRedirect, setLastRedirect] = useState(props.redirect)
  if (props.redirect !== null && props.redirect !== lastRedirect) setLastRedirect(props.redirect)
  const redirect = props.redirect ?? lastRedirect
  const Frame = findOrderToPay(redirect) === null ? PlainFrame : OrderFrame
  return <Frame {...props} redirect={redirect} />
}
