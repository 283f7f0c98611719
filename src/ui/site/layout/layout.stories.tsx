import type { Meta, StoryObj } from "@storybook/react-vite"
import type { ReactNode } from "react"
import { useMemo } from "react"
import { useTranslation } from "react-i18next"
import { expect } from "storybook/test"
import { isLocale } from "../../../domain/shared/currency"
import { mockedMachine } from "../../../machines/kit/mocked-machine"
import { localeModel } from "../../../machines/site/locale/locale.model"
import { notificationModel } from "../../../machines/site/notification/notification.model"
import { notificationsModel } from "../../../machines/site/notifications/notifications.model"
import { liveMeterModel } from "../../../machines/shop/live-meter/live-meter.model"
import { ratesModel } from "../../../machines/money/rates/rates.model"
import { sessionModel } from "../../../machines/site/session/session.model"
import { sidebarModel } from "../../../machines/site/sidebar/sidebar.model"
import { themeModel } from "../../../machines/site/theme/theme.model"
import { signOutModel } from "../../../machines/site/sign-out/sign-out.model"
import { FlowOptions } from "../../shared/flow"
import { HomePage } from "../../shop/home/home"
import { MeterFacts } from "../../shop/home/meter-facts"
import { Page } from "../../kit/layout/page"
import { EmptyPanel } from "../../kit/feedback/empty-panel"
import { Notifications } from "../notifications/notifications"
import { SessionBar } from "../session/session-bar"
import { SignOutButton } from "../sign-out/sign-out"
import type { CabinetLayoutProps } from "./cabinet-layout"
import { CabinetLayout } from "./cabinet-layout"
import { PublicLayout } from "./public-layout"
import { LocaleAndThemeSwitches } from "./switches"

export default { title: "Components/Layouts" } satisfies Meta

const ignored = () => undefined
const bar = (state: "anonymous" | "authenticated" | "demo") => (
  <SessionBar
    state={sessionModel.at(state)}
    send={ignored}
    signOut={<SignOutButton state={signOutModel.at("idle")} send={ignored} />}
  />
)

interface AroundProps {
  readonly children: (switches: ReactNode) => ReactNode
}

const Around = ({ children }: AroundProps) => {
  const { i18n } = useTranslation()
  const machines = useMemo(
    () => ({
      locale: mockedMachine(localeModel).machine as typeof localeModel.machine,
      theme: mockedMachine(themeModel).machine as typeof themeModel.machine,
    }),
    [],
  )
  return children(
    <LocaleAndThemeSwitches {...machines} shown={isLocale(i18n.language) ? i18n.language : "en-US"} stored="system" />,
  )
}

const rates = mockedMachine(ratesModel).machine as typeof ratesModel.machine

export const Home: StoryObj = {
  render: () => (
    <FlowOptions value={{ snapshots: { rates: ratesModel.at("ready"), liveMeter: liveMeterModel.at("ready") } }}>
      <Around>
        {(switches) => (
          <PublicLayout signedIn={false} account={bar("anonymous")} switches={switches}>
            <HomePage
              rates={rates}
              meter={liveMeterModel.machine}
              Facts={MeterFacts}
              PriceEstimate={() => null}
              Samples={() => null}
              keepQuantity={ignored}
              currency="usd"
              signedIn={false}
            />
          </PublicLayout>
        )}
      </Around>
    </FlowOptions>
  ),
}

export const SignedIn: StoryObj = {
  render: () => (
    <Around>
      {(switches) => (
        <PublicLayout signedIn account={bar("authenticated")} switches={switches}>
          <Page title="404">
            <EmptyPanel title="—" />
          </Page>
        </PublicLayout>
      )}
    </Around>
  ),
}

interface InCabinetProps extends Partial<Pick<CabinetLayoutProps, "partner" | "attention">> {
  readonly menu?: "open" | "closed"
  readonly who?: "authenticated" | "demo"
  readonly children?: ReactNode
}

const InCabinet = ({ menu = "open", who = "authenticated", partner = false, attention, children }: InCabinetProps) => (
  <FlowOptions value={{ snapshots: { notification: notificationModel.at("shown") } }}>
    <Around>
      {(switches) => (
        <>
          <CabinetLayout
            account={bar(who)}
            switches={switches}
            sidebar={{ state: sidebarModel.at(menu), send: ignored }}
            partner={partner}
            identified={who === "authenticated"}
            attention={attention}
          >
            <Page title="—" wide>
              <EmptyPanel title="—" />
            </Page>
          </CabinetLayout>
          {children}
        </>
      )}
    </Around>
  </FlowOptions>
)

export const Cabinet: StoryObj = {
  render: () => (
    <InCabinet partner attention={{ orders: 3, settings: 1 }}>
      <Notifications state={notificationsModel.at("some")} send={ignored} notification={notificationModel.machine} />
    </InCabinet>
  ),
}
export const CabinetWithNarrowMenu: StoryObj = {
  render: () => <InCabinet menu="closed" partner attention={{ orders: 3, settings: 1 }} />,
}
export const CabinetOfNewcomer: StoryObj = { render: () => <InCabinet /> }
export const CabinetInDemo: StoryObj = { render: () => <InCabinet who="demo" /> }

/** Only a phone shows the bottom bar; there More opens the drawer, and Esc closes it. */
export const Drawer: StoryObj = {
  globals: { viewport: { value: "phone", isRotated: false } },
  render: () => <InCabinet attention={{ orders: 12 }} />,
  play: async ({ canvasElement }) => {
    const drawer = canvasElement.querySelector("[popover]")
    const more = canvasElement.querySelector<HTMLElement>("[popovertarget]")
    more?.click()
    await expect(drawer?.matches(":popover-open")).toBe(true)
  },
}
