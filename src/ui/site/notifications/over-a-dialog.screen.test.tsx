import { useState } from "react"
import { expect, it } from "vitest"
import { render } from "vitest-browser-react"
import { page, userEvent } from "vitest/browser"
import { createActor, SimulatedClock, type ActorRefFrom } from "xstate"
import { timing } from "#domain/shared/timing.ts"
import { modals } from "#machines/shared/modals.machine.ts"
import { notification } from "#machines/site/notification.machine.ts"
import { notifications } from "#machines/site/notifications.machine.ts"
import { Dialog } from "#ui/kit/overlays/dialog.tsx"
import { ModalStack } from "#ui/kit/overlays/modal-stack.ts"
import { FlowOptions } from "#ui/shared/flow.tsx"
import { useAppActor } from "#ui/site/session.tsx"
import { StoryFrame, storyI18n } from "#ui/story/story-frame.tsx"
import { Notifications } from "./notifications.tsx"

const { t } = storyI18n["en-US"]

const Page = () => {
  const [withdrawal, setWithdrawal] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setWithdrawal(true)}>
        Withdraw
      </button>
      {withdrawal && (
        <Dialog title="Withdrawal" onClose={() => setWithdrawal(false)}>
          <button type="button">Send</button>
        </Dialog>
      )}
    </>
  )
}

const Code = ({ control }: { readonly control: { requestCode?: () => void } }) => {
  const [open, setOpen] = useState(false)
  control.requestCode = () => setOpen(true)
  return (
    open && (
      <Dialog size="S" isOnTop title="Code" onClose={() => setOpen(false)}>
        <button type="button">Check</button>
      </Dialog>
    )
  )
}

const NotificationArea = ({ actor }: { readonly actor: ActorRefFrom<typeof notifications> }) => (
  <Notifications {...useAppActor(actor)} notification={notification} />
)

/** Renders a page with notifications and, above them, two-factor, as in the app. */
const site = async () => {
  const clock = new SimulatedClock()
  const actor = createActor(notifications).start()
  const control: { requestCode?: () => void } = {}
  await render(
    <FlowOptions value={{ clock }}>
      <StoryFrame locale="en-US">
        <ModalStack value={createActor(modals).start()}>
          <Page />
          <NotificationArea actor={actor} />
          <Code control={control} />
        </ModalStack>
      </StoryFrame>
    </FlowOptions>,
  )
  const log = page.getByRole("log", { name: t("notifications.label") })
  return {
    clock,
    notify: () => actor.send({ type: "notification.raise", content: { name: "copied" } }),
    withdraw: () => page.getByRole("button", { name: "Withdraw" }).click(),
    ask: () => control.requestCode!(),
    log,
    item: log.getByText(t("copy.success")),
    dismiss: log.getByRole("button", { name: t("notifications.dismiss") }),
    expectIn: (dialog: string | null) =>
      expect.poll(() => log.element().closest("dialog")?.querySelector("h2")?.textContent ?? null).toBe(dialog),
  }
}

it("notifications are inside the topmost dialog, and on the page when none is open", async () => {
  const { notify, withdraw, ask: requestCode, expectIn, item } = await site()
  await expectIn(null)
  notify()
  await withdraw()
  await expectIn("Withdrawal")
  requestCode()
  await expectIn("Code")
  await userEvent.keyboard("{Escape}")
  await expectIn("Withdrawal")
  await userEvent.keyboard("{Escape}")
  await expectIn(null)
  await expect.element(item).toBeVisible()
})

it("notifications stay in the same corner of the window when a dialog opens", async () => {
  const { notify, withdraw, item, expectIn } = await site()
  notify()
  await expect.element(item).toBeVisible()
  const corner = () => page.getByRole("listitem").element().getBoundingClientRect().toJSON() as unknown
  const before = corner()
  await withdraw()
  await expectIn("Withdrawal")
  expect(corner()).toEqual(before)
})

it("notifications can be dismissed by pointer while a dialog is open", async () => {
  const { notify, withdraw, item, dismiss, expectIn } = await site()
  await withdraw()
  notify()
  await expectIn("Withdrawal")
  await dismiss.click()
  await expect.element(item).not.toBeInTheDocument()
  await expect.element(page.getByRole("dialog", { name: "Withdrawal" })).toBeVisible()
})

it("notifications can be dismissed by keyboard, after the dialog's content", async () => {
  const { notify, withdraw, item, dismiss } = await site()
  notify()
  await withdraw()
  await expect.element(page.getByRole("button", { name: "Send" })).toHaveFocus()
  await userEvent.tab()
  await expect.element(page.getByRole("button", { name: t("close.dialog") })).toHaveFocus()
  await userEvent.tab()
  await expect.element(dismiss).toHaveFocus()
  await userEvent.keyboard("{Enter}")
  await expect.element(item).not.toBeInTheDocument()
})

it("notifications keep their remaining time when a dialog opens and closes", async () => {
  const { clock, notify, withdraw, item, expectIn } = await site()
  notify()
  await expect.element(item).toBeVisible()
  clock.increment(timing.notificationDuration - 3)
  await withdraw()
  await expectIn("Withdrawal")
  clock.increment(1)
  await userEvent.keyboard("{Escape}")
  await expectIn(null)
  clock.increment(1)
  await expect.element(item).toBeVisible()
  clock.increment(1)
  await expect.element(item).not.toBeInTheDocument()
})

it.each(["Withdrawal", "Code"] as const)(
  "a focused notification continues its countdown after %s is closed",
  async (dialog) => {
    const { clock, notify, withdraw, ask: requestCode, item, dismiss, expectIn } = await site()
    notify()
    // Opens the dialog. The browser returns the focus only for the first of the two, which an element opened.
    if (dialog === "Withdrawal") await withdraw()
    else requestCode()
    await expectIn(dialog)
    await userEvent.tab()
    await userEvent.tab()
    await expect.element(dismiss).toHaveFocus()
    clock.increment(timing.notificationDuration)
    await expect.element(item).toBeVisible()
    await userEvent.keyboard("{Escape}")
    await expectIn(null)
    clock.increment(timing.notificationDuration)
    await expect.element(item).not.toBeInTheDocument()
  },
)
