import type { StoryObj } from "@storybook/react-vite"
import { useMemo } from "react"
import type { resendConfirmation } from "#machines/account/resend-confirmation.machine.ts"
import { resendConfirmationModel as model } from "#machines/account/resend-confirmation.model.ts"
import { createMockedMachine } from "#machines/kit/mocked-machine.ts"
import { FlowOptions } from "#ui/shared/flow.tsx"
import { EmailReminder } from "./email-reminder.tsx"

export default { title: "Account/Email reminder" }

const Reminder = ({ state }: { readonly state: "offered" | "sent" }) => {
  const { machine, clock } = useMemo(() => createMockedMachine(model), [])
  return (
    <FlowOptions value={{ clock, snapshots: { [machine.id]: model.at(state) } }}>
      <EmailReminder machine={machine as typeof resendConfirmation} email={model.input.email} />
    </FlowOptions>
  )
}

export const Unconfirmed: StoryObj = { render: () => <Reminder state="offered" /> }
export const Sent: StoryObj = { render: () => <Reminder state="sent" /> }
