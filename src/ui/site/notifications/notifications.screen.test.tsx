import { afterEach, expect, it } from "vitest"
import { cleanup, render } from "vitest-browser-react"
import { page } from "vitest/browser"
import { createActor, SimulatedClock } from "xstate"
import { callFailed } from "#domain/shared/failure.ts"
import { timing } from "#domain/shared/timing.ts"
import type { NotificationContent } from "#domain/site/notification.ts"
import { notification } from "#machines/site/notification.machine.ts"
import { notifications } from "#machines/site/notifications.machine.ts"
import { notificationsModel } from "#machines/site/notifications.model.ts"
import { FlowOptions } from "#ui/shared/flow.tsx"
import { useAppActor } from "#ui/site/session.tsx"
import { StoryFrame, storyI18n } from "#ui/story/story-frame.tsx"
import { Notifications } from "./notifications.tsx"

afterEach(cleanup)

const { t } = storyI18n["en-US"]

const show = (...contents: ReadonlyArray<NotificationContent>) => {
  const empty = notificationsModel.at("some")
  const state = {
    ...empty,
    context: { ...empty.context, items: contents.map((content, id) => ({ id, content })) },
  } as typeof empty
  return render(
    <StoryFrame locale="en-US">
      <Notifications state={state} send={() => undefined} notification={notification} />
    </StoryFrame>,
  )
}

it("notifications are in the bottom right corner", async () => {
  await show({ name: "copied" })
  const { right, bottom, left } = page.getByRole("listitem").element().getBoundingClientRect()
  const { clientWidth } = document.documentElement
  expect([clientWidth - right, innerHeight - bottom]).toEqual([16, 16])
  expect(left).toBeGreaterThan(clientWidth / 2)
})

it("a notification of a server error shows the default text, and the request id if there is one", async () => {
  await show(
    { name: "failed", failure: callFailed("server", { requestId: "req-7" }) },
    { name: "failed", failure: callFailed("server") },
  )
  const log = page
    .getByRole("listitem")
    .elements()
    .map((item) => item.querySelector("p")?.textContent)
  expect(log).toEqual([`${t("failure.server")} (req-7)`, t("failure.server")])
})

it("a notification reports the success or failure of copying", async () => {
  await show({ name: "copied" }, { name: "copyFailed" })
  expect(
    page
      .getByRole("listitem")
      .elements()
      .map((item) => item.querySelector("p")?.textContent),
  ).toEqual([t("copy.success"), t("copy.error")])
})

const runningNotifications = async () => {
  const clock = new SimulatedClock()
  const actor = createActor(notifications).start()
  const Living = () => <Notifications {...useAppActor(actor)} notification={notification} />
  await render(
    <FlowOptions value={{ clock }}>
      <StoryFrame locale="en-US">
        <Living />
      </StoryFrame>
    </FlowOptions>,
  )
  const item = page.getByRole("listitem")
  return {
    clock,
    item,
    words: () => item.elements().map((one) => one.querySelector("p")?.textContent),
    fault: (requestId: string) =>
      actor.send({
        type: "notification.raise",
        content: { name: "failed", failure: callFailed("server", { requestId }) },
      }),
  }
}

it("five simultaneous failures with the same text cause one notification, with the latest request id", async () => {
  const { fault, words: texts, item } = await runningNotifications()
  for (const id of ["req-1", "req-2", "req-3", "req-4", "req-5"]) fault(id)
  await expect.element(item.getByText(/req-5/)).toBeVisible()
  expect(texts()).toEqual([`${t("failure.server")} (req-5)`])
})

it("a notification stays for 10 s after the latest failure", async () => {
  const { clock, fault, item } = await runningNotifications()
  fault("req-1")
  await expect.element(item.getByText(/req-1/)).toBeVisible()
  clock.increment(timing.notificationDuration - 1)
  fault("req-2")
  await expect.element(item.getByText(/req-2/)).toBeVisible()
  clock.increment(timing.notificationDuration - 1)
  await expect.element(item.getByText(/req-2/)).toBeVisible()
  clock.increment(1)
  await expect.element(item).not.toBeInTheDocument()
})
