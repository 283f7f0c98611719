import { Fragment, useMemo, type ReactNode } from "react"
import { useTranslation } from "react-i18next"
import { isLocale } from "#domain/shared/currency.ts"
import { mockedMachine } from "#machines/kit/mocked-machine.ts"
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
      locale: mockedMachine(localeModel).machine as typeof localeModel.machine,
      theme: mockedMachine(themeModel).machine as typeof themeModel.machine,
    }),
    [],
  )
  return (
    <LocaleAndThemeSwitches {...machines} shown={isLocale(i18n.language) ? i18n.language : "en-US"} stored="system" />
  )
}

interface InCabinetProps extends Partial<Pick<CabinetLayoutProps, "partner" | "attention">> {
  readonly menu?: "open" | "closed"
  readonly who?: "authenticated" | "demo"
  readonly children: ReactNode
}

export const InCabinet = ({ menu = "open", who = "authenticated", partner = false, ...rest }: InCabinetProps) => (
  <CabinetLayout
    account={sessionBar(who)}
    switches={<StorySwitches />}
    sidebar={{ state: sidebarModel.at(menu), send: ignored }}
    partner={partner}
    identified={who === "authenticated"}
    {...rest}
  />
)

/** The machines that fill a whole page, with the layout of that page. All remaining machines are parts of a page. */
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

/** Puts a story of a whole page into the layout of that page. */
export const StoryLayout = ({ machine, children }: Props) => {
  const layout = layouts[machine ?? ""]
  if (layout === undefined) return children
  return layout === "cabinet" ? (
    <InCabinet partner>{children}</InCabinet>
  ) : (
    <PublicLayout Demo={Fragment} signedIn={false} account={sessionBar("anonymous")} switches={<StorySwitches />}>
      {children}
    </PublicLayout>
  )
}
