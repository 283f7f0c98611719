import type { Meta, StoryObj } from "@storybook/react-vite"
import { Fragment, type ComponentProps, type ReactNode } from "react"
import { expect } from "storybook/test"
import { createMockedMachine } from "#machines/kit/mocked-machine.ts"
import { ratesModel } from "#machines/money/rates.model.ts"
import { homeCalculatorModel } from "#machines/shop/home-calculator.model.ts"
import { notificationModel } from "#machines/site/notification.model.ts"
import { notificationsModel } from "#machines/site/notifications.model.ts"
import { EmptyPanel } from "#ui/kit/feedback/empty-panel.tsx"
import { Page } from "#ui/kit/layout/page.tsx"
import { FlowOptions } from "#ui/shared/flow.tsx"
import { HomePage } from "#ui/shop/home/home.tsx"
import { Notifications } from "#ui/site/notifications/notifications.tsx"
import { InCabinet, sessionBar, StorySwitches } from "#ui/story/story-layout.tsx"
import { PublicLayout } from "./public-layout.tsx"

export default { title: "Components/Layouts" } satisfies Meta

const ignored = () => undefined

const rates = createMockedMachine(ratesModel).machine as typeof ratesModel.machine

export const Home: StoryObj = {
  render: () => (
    <FlowOptions
      value={{ snapshots: { rates: ratesModel.at("ready"), homeCalculator: homeCalculatorModel.at("ready") } }}
    >
      <PublicLayout Demo={Fragment} isSignedIn={false} account={sessionBar("anonymous")} switches={<StorySwitches />}>
        <HomePage
          rates={rates}
          calculator={homeCalculatorModel.machine}
          Payback={() => null}
          PriceEstimate={() => null}
          saveQuantity={ignored}
          currency="usd"
          Demo={Fragment}
          Sample={() => null}
          TrackRecord={() => null}
        />
      </PublicLayout>
    </FlowOptions>
  ),
}

export const SignedIn: StoryObj = {
  render: () => (
    <PublicLayout Demo={Fragment} isSignedIn account={sessionBar("authenticated")} switches={<StorySwitches />}>
      <Page title="404">
        <EmptyPanel title="—" />
      </Page>
    </PublicLayout>
  ),
}

type Props = Omit<ComponentProps<typeof InCabinet>, "children"> & { readonly children?: ReactNode }

const EmptyCabinet = ({ children, ...props }: Props) => (
  <FlowOptions value={{ snapshots: { notification: notificationModel.at("shown") } }}>
    <InCabinet {...props}>
      <Page title="—" isWide>
        <EmptyPanel title="—" />
      </Page>
    </InCabinet>
    {children}
  </FlowOptions>
)

export const Cabinet: StoryObj = {
  render: () => (
    <EmptyCabinet isPartner attention={{ orders: 3, settings: 1 }}>
      <Notifications state={notificationsModel.at("some")} send={ignored} notification={notificationModel.machine} />
    </EmptyCabinet>
  ),
}
export const CabinetWithNarrowMenu: StoryObj = {
  render: () => <EmptyCabinet menu="closed" isPartner attention={{ orders: 3, settings: 1 }} />,
}
export const CabinetOfNewcomer: StoryObj = { render: () => <EmptyCabinet /> }
export const CabinetInDemo: StoryObj = { render: () => <EmptyCabinet who="demo" /> }

/** The bottom bar appears only on a phone. More opens the drawer, and Esc closes it. */
export const Drawer: StoryObj = {
  globals: { viewport: { value: "phone", isRotated: false } },
  render: () => <EmptyCabinet attention={{ orders: 12 }} />,
  play: async ({ canvasElement }) => {
    const drawer = canvasElement.querySelector("[popover]")
    const more = canvasElement.querySelector<HTMLElement>("[popovertarget]")
    more?.click()
    await expect(drawer?.matches(":popover-open")).toBe(true)
  },
}
