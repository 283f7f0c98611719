import { Fragment, useMemo } from "react"
import { longProfile } from "#domain/fixtures/stress.ts"
import { createMockedMachine } from "#machines/kit/mocked-machine.ts"
import { localeModel } from "#machines/site/locale.model.ts"
import { sessionModel } from "#machines/site/session.model.ts"
import { sidebarModel } from "#machines/site/sidebar.model.ts"
import { signOutModel } from "#machines/site/sign-out.model.ts"
import { themeModel } from "#machines/site/theme.model.ts"
import { EmptyPanel } from "#ui/kit/feedback/empty-panel.tsx"
import { Page } from "#ui/kit/layout/page.tsx"
import { SessionBar } from "#ui/site/session/session-bar.tsx"
import { SignOutButton } from "#ui/site/sign-out.tsx"
import { CabinetLayout } from "./cabinet-layout.tsx"
import { LocaleAndThemeSwitches } from "./locale-and-theme-switches.tsx"
import { PublicLayout } from "./public-layout.tsx"

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
      locale: createMockedMachine(localeModel).machine as typeof localeModel.machine,
      theme: createMockedMachine(themeModel).machine as typeof themeModel.machine,
    }),
    [],
  )
  return <LocaleAndThemeSwitches {...machines} shown="en-US" stored="system" />
}

export const PublicWithLongEmail = {
  render: () => (
    <PublicLayout Demo={Fragment} isSignedIn account={<Account />} switches={<Shown />}>
      <Page title="—" isWide>
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
      isPartner
      isIdentified
      attention={{ orders: 987_654_321, settings: 120 }}
    >
      <Page title="—" isWide>
        <EmptyPanel title="—" />
      </Page>
    </CabinetLayout>
  ),
}
