import type { Meta, StoryObj } from "@storybook/react-vite"
import type { ReactNode } from "react"
import { useMemo } from "react"
import { useTranslation } from "react-i18next"
import { isLocale } from "../../domain/currency"
import { held } from "../../machines/kit/replay"
import { localeModel } from "../../machines/locale/locale.model"
import { notificationModel } from "../../machines/notification/notification.model"
import { notificationsModel } from "../../machines/notifications/notifications.model"
import { ratesModel } from "../../machines/rates/rates.model"
import { sessionModel } from "../../machines/session/session.model"
import { themeModel } from "../../machines/theme/theme.model"
import { signOutModel } from "../../machines/sign-out/sign-out.model"
import { FlowOptions } from "../flow"
import { HomePage } from "../home/home"
import { Page } from "../kit/page"
import { EmptyPanel } from "../kit/empty-panel"
import { Notifications } from "../notifications/notifications"
import { SessionBar } from "../session/session-bar"
import { SignOutButton } from "../sign-out/sign-out"
import { CabinetLayout } from "./cabinet-layout"
import { PublicLayout } from "./public-layout"
import { Switches } from "./switches"

export default { title: "Components/Layouts" } satisfies Meta

const ignored = () => undefined
const bar = (state: "anonymous" | "authenticated") =>
  <SessionBar state={sessionModel.at(state)} send={ignored} signOut={<SignOutButton state={signOutModel.at("idle")} send={ignored} />} />

interface AroundProps {
  readonly children: (switches: ReactNode) => ReactNode
}

const Around = ({ children }: AroundProps) => {
  const { i18n } = useTranslation()
  const machines = useMemo(() => ({
    locale: held(localeModel).machine as typeof localeModel.machine, theme: held(themeModel).machine as typeof themeModel.machine
  }), [])
  return children(<Switches {...machines} shown={isLocale(i18n.language) ? i18n.language : "en-US"} stored="system" />)
}

export const Home: StoryObj = {
  render: () => (
    <FlowOptions value={{ snapshots: { rates: ratesModel.at("ready") } }}>
      <Around>
        {(switches) => (
          <PublicLayout signedIn={false} account={bar("anonymous")} switches={switches}>
            <HomePage machine={ratesModel.machine} currency="usd" signedIn={false} />
          </PublicLayout>
        )}
      </Around>
    </FlowOptions>
  )
}

export const Cabinet: StoryObj = {
  render: () => (
    <Around>
      {(switches) => (
        <>
          <CabinetLayout account={bar("authenticated")} switches={switches}>
            <Page title="Contracts" wide><EmptyPanel title="No contracts yet" /></Page>
          </CabinetLayout>
          <FlowOptions value={{ snapshots: { notification: notificationModel.at("shown") } }}>
            <Notifications state={notificationsModel.at("some")} send={ignored} notification={notificationModel.machine} />
          </FlowOptions>
        </>
      )}
    </Around>
  )
}
