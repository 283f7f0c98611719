import { useMemo } from "react"
import { longProfile } from "../../../domain/fixtures/stress"
import { mockedMachine } from "../../../machines/kit/mocked-machine"
import { localeModel } from "../../../machines/site/locale.model"
import { sessionModel } from "../../../machines/site/session.model"
import { sidebarModel } from "../../../machines/site/sidebar.model"
import { signOutModel } from "../../../machines/site/sign-out.model"
import { themeModel } from "../../../machines/site/theme.model"
import { EmptyPanel } from "../../kit/feedback/empty-panel"
import { Page } from "../../kit/layout/page"
import { SessionBar } from "../session/session-bar"
import { SignOutButton } from "../sign-out"
import { CabinetLayout } from "./cabinet-layout"
import { PublicLayout } from "./public-layout"
import { LocaleAndThemeSwitches } from "./locale-and-theme-switches"

export default { title: "Stress/Layouts", tags: ["stress"] }

const ignored = () => undefined

const Account = () => {
  const state = sessionModel.machine.resolveState({
    value: "authenticated",
    context: { ...sessionModel.at("authenticated").context, profile: longProfile },
  })
  return (
    <SessionBar
      state={state as never}
      send={ignored}
      redirect={null}
      signOut={<SignOutButton state={signOutModel.at("idle")} send={ignored} />}
    />
  )
}

const Shown = () => {
  const machines = useMemo(
    () => ({
      locale: mockedMachine(localeModel).machine as typeof localeModel.machine,
      theme: mockedMachine(themeModel).machine as typeof themeModel.machine,
    }),
    [],
  )
  return <LocaleAndThemeSwitches {...machines} shown="en-US" stored="system" />
}

export const PublicWithLongEmail = {
  render: () => (
    <PublicLayout signedIn account={<Account />} switches={<Shown />}>
      <Page title="—" wide>
        <EmptyPanel title="—" />
      </Page>
    </PublicLayout>
  ),
}
export const CabinetWithLongEmail = {
  render: () => (
    <CabinetLayout
      account={<Account />}
      switches={<Shown />}
      sidebar={{ state: sidebarModel.at("open"), send: ignored }}
      partner
      identified
      attention={{ orders: 987_654_321, settings: 120 }}
    >
      <Page title="—" wide>
        <EmptyPanel title="—" />
      </Page>
    </CabinetLayout>
  ),
}
