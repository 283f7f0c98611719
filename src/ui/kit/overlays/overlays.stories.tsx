import type { Meta, StoryObj } from "@storybook/react-vite"
import { Formik } from "formik"
import { useState } from "react"
import { expect, userEvent, within } from "storybook/test"
import { notificationModel } from "../../../machines/site/notification/notification.model"
import { notificationsModel } from "../../../machines/site/notifications/notifications.model"
import { Notifications } from "../../site/notifications/notifications"
import { Button } from "../actions/button"
import { CodeField } from "../fields/code-field"
import { Dialog, DialogActions } from "./dialog"
import { Disclosure } from "../actions/disclosure"
import { FormField } from "../fields/form-field"
import css from "../styles/story-sheet.module.css"

export default { title: "Components/Overlays" } satisfies Meta

const sizes = ["S", "M", "L", "XL"] as const

interface OpenProps {
  readonly size: (typeof sizes)[number]
  readonly second?: boolean
}

const Open = ({ size, second = false }: OpenProps) => {
  const [open, setOpen] = useState(true)
  const [asked, setAsked] = useState(second)
  return (
    <main className={css.sheet}>
      <h1>The page behind</h1>
      <Button onClick={() => setOpen(true)}>Withdraw</Button>
      {open && (
        <Dialog size={size} title={`Withdraw · ${size}`} onClose={() => setOpen(false)}>
          <Formik initialValues={{ amount: "0.5", code: "" }} onSubmit={() => undefined}>
            <>
              <FormField name="amount" label="Amount" inputMode="decimal" />
              <p>Переводы в сети необратимы: проверьте адрес ещё раз, прежде чем продолжить.</p>
              <DialogActions>
                <Button kind="quiet" onClick={() => setOpen(false)}>
                  Отменить
                </Button>
                <Button onClick={() => setAsked(true)}>Продолжить</Button>
              </DialogActions>
              {asked && (
                <Dialog size="S" title="Two-factor code" onClose={() => setAsked(false)}>
                  <CodeField name="code" label="Code from the app" />
                </Dialog>
              )}
            </>
          </Formik>
        </Dialog>
      )}
    </main>
  )
}

export const Small: StoryObj = { render: () => <Open size="S" /> }
export const Medium: StoryObj = { render: () => <Open size="M" /> }
export const Large: StoryObj = { render: () => <Open size="L" /> }
export const ExtraLarge: StoryObj = { render: () => <Open size="XL" /> }
export const OneOnTop: StoryObj = { render: () => <Open size="M" second /> }

/** Notifications appear above the dialog and can be dismissed there. */
export const NotificationOverDialog: StoryObj = {
  render: () => (
    <>
      <Open size="M" second />
      <Notifications
        state={notificationsModel.at("full")}
        send={() => undefined}
        notification={notificationModel.machine}
      />
    </>
  ),
}

export const MustBeAnswered: StoryObj = {
  render: () => (
    <main>
      <h1>The page behind</h1>
      <Dialog title="Set a password">
        <p>Settings open once there is one.</p>
        <Button>Set password</Button>
      </Dialog>
    </main>
  ),
}

export const Disclosures: StoryObj = {
  render: () => (
    <main className={css.sheet}>
      <Disclosure summary="How it is calculated">
        <p>Growth of five percent a month, twelve months.</p>
      </Disclosure>
      <Disclosure summary="Промокод" open>
        <p>Скидка действует 24 часа.</p>
      </Disclosure>
    </main>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const summary = canvas.getByText("How it is calculated")
    await expect(canvas.getByText(/Growth/)).not.toBeVisible()
    await userEvent.click(summary)
    await expect(canvas.getByText(/Growth/)).toBeVisible()
  },
}
