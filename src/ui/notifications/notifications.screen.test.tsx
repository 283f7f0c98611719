import { afterEach, expect, it } from "vitest"
import { page } from "vitest/browser"
import { cleanup, render } from "vitest-browser-react"
import { callFailed } from "../../domain/failure"
import type { Told } from "../../domain/notification"
import { notification } from "../../machines/notification/notification.machine"
import { notificationsModel } from "../../machines/notifications/notifications.model"
import { StoryFrame, storyI18n } from "../story-frame"
import { Notifications } from "./notifications"

afterEach(cleanup)

const { t } = storyI18n["en-US"]

const show = (...told: ReadonlyArray<Told>) => {
  const empty = notificationsModel.at("some")
  const state = { ...empty, context: { ...empty.context, items: told.map((one, id) => ({ id, told: one })) } } as typeof empty
  return render(<StoryFrame locale="en-US"><Notifications state={state} send={() => undefined} notification={notification} /></StoryFrame>)
}

it("stand in the corner at the bottom and at the right", async () => {
  await show({ name: "copied" })
  const { right, bottom, left } = page.getByRole("listitem").element().getBoundingClientRect()
  const { clientWidth } = document.documentElement
  expect([clientWidth - right, innerHeight - bottom]).toEqual([16, 16])
  expect(left).toBeGreaterThan(clientWidth / 2)
})

it("a fault of the server: the default words, and the request's id in parentheses when there is one", async () => {
  await show({ name: "failed", failure: callFailed("server", { requestId: "req-7" }) }, { name: "failed", failure: callFailed("server") })
  const said = page.getByRole("listitem").elements().map((item) => item.querySelector("p")?.textContent)
  expect(said).toEqual([`${t("failure.server")} (req-7)`, t("failure.server")])
})

it("copying: that it was done, or that it failed", async () => {
  await show({ name: "copied" }, { name: "copyFailed" })
  expect(page.getByRole("listitem").elements().map((item) => item.querySelector("p")?.textContent)).toEqual([t("copy.success"), t("copy.error")])
})
