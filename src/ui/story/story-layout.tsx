import { Fragment, useMemo, type ReactNode } from "react"
import { useTranslation } from "react-i18next"
import { isLocale } from "#domain/shared/currency.ts"
import { createMockedMachine } from "#machines/kit/mocked-machine.ts"
import { localeModel } from "#machines/site/locale.model.ts"
import { sessionModel } from "#machines/site/session.model.ts"
import { sidebarModel } from "#machines/site/sidebar.model.ts"
import { signOutModel } from "#machines/site/sign-out.model.ts"
import { themeModel } from "#machines/site/theme.model.ts"
import { CabinetLayout, type CabinetLayoutProps } from "#ui/site/layout/cabinet-layout.tsx"
import { LocaleAndThemeSwitches } from "#ui/site/layout/locale-and-theme-switches.tsx"
import { PublicLayout } from "#ui/site/layout/public-layout.tsx"
import { SessionBar } from "#ui/site/session/session-bar.tsx"
import { SignOutButton } from "#ui/site/sign-out.tsx"

const ignored = () => undefined

/** Returns the account part of the header in this state of the session. */
export const sessionBar = (state: "anonymous" | "authenticated" | "demo") => (
  <SessionBar
    state={sessionModel.at(state)}
    send={ignored}
    redirect={null}
    signOut={<SignOutButton state={signOutModel.at("idle")} send={ignored} />}
  />
)

/** The language and theme switches. Pressing them changes nothing. */
export const StorySwitches = () => {
  const { i18n } = useTranslation()
  const machines = useMemo(
    () => ({
      locale: createMockedMachine(localeModel).machine as typeof localeModel.machine,
      theme: createMockedMachine(themeModel).machine as typeof themeModel.machine,
    }),
    [],
  )
  return (
    <LocaleAndThemeSwitches {...machines} shown={isLocale(i18n.language) ? i18n.language : "en-US"} stored="system" />
  )
}

interface InCabinetProps extends Partial<Pick<CabinetLayoutProps, "isPartner" | "attention">> {
  readonly menu?: "open" | "closed"
  readonly who?: "authenticated" | "demo"
  readonly children: ReactNode
}

/** The layout of the cabinet around the children. Pressing its menu and its switches changes nothing. */
export const InCabinet = ({ menu = "open", who = "authenticated", isPartner = false, ...rest }: InCabinetProps) => (
  <CabinetLayout
    account={sessionBar(who)}
    switches={<StorySwitches />}
    sidebar={{ state: sidebarModel.at(menu), send: ignored }}
    isPartner={isPartner}
    isIdentified={who === "authenticated"}
    {...rest}
  />
)

/** The machines that fill a whole page, with the layout of that page. A machine that is not listed is a part of a page. */
const layouts: Readonly<Record<string, "public" | "cabinet">> = {
  signIn: "public",
  signUp: "public",
  confirmEmail: "public",
  recoveryMode: "public",
  recoveryRequest: "public",
  recoverySetPassword: "public",
  emailLink: "public",
  calculator: "public",
  productList: "public",
  paymentMethods: "public",
  paymentStatus: "public",
  cardStatus: "public",
  cryptoStatus: "public",
  watchPayment: "public",
  sendInvoice: "public",
  orders: "cabinet",
  orderPage: "cabinet",
  assignOrder: "cabinet",
  receiptPage: "cabinet",
  contracts: "cabinet",
  contractPage: "cabinet",
  history: "cabinet",
  investment: "cabinet",
  partnerSummary: "cabinet",
  settingsTabs: "cabinet",
  supportSidebar: "cabinet",
}

interface Props {
  /** The machine of the story, or undefined for a story without a machine. */
  readonly machine: string | undefined
  readonly children: ReactNode
}

/** Renders a story of a whole page in the layout of that page, and any other story without a layout. */
export const StoryLayout = ({ machine, children }: Props) => {
  const layout = layouts[machine ?? ""]
  if (layout === undefined) return children
  return layout === "cabinet" ? (
    <InCabinet isPartner>{children}</InCabinet>
  ) : (
    <PublicLayout Demo={Fragment} isSignedIn={false} account={sessionBar("anonymous")} switches={<StorySwitches />}>
      {children}
    </PublicLayout>
  )
}
