import type { StoryObj } from "@storybook/react-vite"
import { useMemo } from "react"
import type { resendConfirmation } from "../../machines/account/resend-confirmation.machine"
import { resendConfirmationModel as model } from "../../machines/account/resend-confirmation.model"
import { mockedMachine } from "../../machines/kit/mocked-machine"
import { FlowOptions } from "../shared/flow"
import { EmailReminder } from "./email-reminder"

export default { title: "Account/Email reminder" }

const Reminder = ({ state }: { readonly state: "offered" | "sent" }) => {
  const { machine, clock } = useMemo(() => mockedMachine(model), [])
  return (
    <FlowOptions value={{ clock, snapshots: { [machine.id]: model.at(state) } }}>
      <EmailReminder machine={machine as typeof resendConfirmation} email={model.input.email} />
    </FlowOptions>
  )
}

export const Unconfirmed: StoryObj = { render: () => <Reminder state="offered" /> }
export const Sent: StoryObj = { render: () => <Reminder state="sent" /> }
