import type { Meta, StoryObj } from "@storybook/react-vite"
import { Formik } from "formik"
import { useState, type ComponentProps } from "react"
import { notificationModel } from "#machines/site/notification.model.ts"
import { notificationsModel } from "#machines/site/notifications.model.ts"
import { Button } from "#ui/kit/actions/button.tsx"
import { CodeField } from "#ui/kit/fields/code-field.tsx"
import { FormField } from "#ui/kit/fields/form-field.tsx"
import { Notifications } from "#ui/site/notifications/notifications.tsx"
import { createComponentPage } from "#ui/story/guide/component-page.tsx"
import { Dialog, DialogActions } from "./dialog.tsx"

export default {
  title: "Components/Overlays/Dialog",
  component: Dialog,
  subcomponents: { DialogActions },
  tags: ["autodocs", "!test"],
  args: { title: "Is this address correct?" },
  parameters: createComponentPage({
    do: [
      "Use it for what must be finished or left before the page goes on: a withdrawal, a code, a question before harm.",
      "End it with DialogActions. After a warning the safe button comes first, and the other is danger.",
      "Render it while the machine is in a state of the dialog; a second one waits for its turn.",
    ],
    avoid: [
      "Don’t open it unasked, and don’t put offers into it.",
      "Don’t name the last button “Close”: the cross has that name. “Done” or “Back to the list” say more.",
      "Don’t open it from a row’s cell: render it beside the table.",
    ],
    accessibility: [
      "A native modal dialog, named by its h2; the page behind it is inert, and Tab stays inside.",
      "Escape and the cross close it where onClose is given; without it people choose one of its actions.",
      "The focus goes to its content and returns to what opened it.",
      "The cross is 44 by 44 px. With reduced motion it appears without moving.",
    ],
  }),
} satisfies Meta<typeof Dialog>

/** A button opens this dialog, so that it does not cover the documentation. */
const Opened = (props: Omit<ComponentProps<typeof Dialog>, "children">) => {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Save</Button>
      {open && (
        <Dialog {...props} onClose={() => setOpen(false)}>
          <p>Coins sent to a wrong address can’t be recovered.</p>
          <DialogActions>
            <Button onClick={() => setOpen(false)}>Edit address</Button>
            <Button kind="danger" onClick={() => setOpen(false)}>
              Save anyway
            </Button>
          </DialogActions>
        </Dialog>
      )}
    </>
  )
}

export const Playground: StoryObj<typeof Dialog> = { render: (args) => <Opened {...args} /> }

// Gives a dialog that is open from the start its own frame. Otherwise it would cover the page.
const framed = { docs: { story: { inline: false, height: "480px" } } }

const Withdrawal = () => (
  <main>
    <h1>The page behind</h1>
    <Dialog title="Withdraw" onClose={() => undefined}>
      <Formik initialValues={{ amount: "0.5", code: "" }} onSubmit={() => undefined}>
        <>
          <FormField name="amount" label="Amount" inputMode="decimal" autoComplete="off" />
          <p>Transfers on the network are final: compare the address once more before you continue.</p>
          <DialogActions>
            <Button>Continue</Button>
            <Button kind="quiet">Cancel</Button>
          </DialogActions>
          <Dialog size="S" title="Two-factor code" onClose={() => undefined}>
            <CodeField name="code" label="Code from the app" />
          </Dialog>
        </>
      </Formik>
    </Dialog>
  </main>
)

export const OneOnTop: StoryObj = { tags: ["test"], parameters: framed, render: () => <Withdrawal /> }

/** Notifications appear above the dialog and can be dismissed there. */
export const NotificationOverDialog: StoryObj = {
  tags: ["test"],
  parameters: framed,
  render: () => (
    <>
      <Withdrawal />
      <Notifications
        state={notificationsModel.at("full")}
        send={() => undefined}
        notification={notificationModel.machine}
      />
    </>
  ),
}

/** A dialog without `onClose` has no close button and ignores Escape. */
export const MustBeAnswered: StoryObj = {
  tags: ["test"],
  parameters: framed,
  render: () => (
    <main>
      <h1>The page behind</h1>
      <Dialog title="Задайте пароль">
        <p>У вашего аккаунта ещё нет пароля. Задайте его, чтобы открыть настройки.</p>
        <DialogActions>
          <Button>Задать пароль</Button>
        </DialogActions>
      </Dialog>
    </main>
  ),
}
