import { maxNotifications } from "#domain/site/notification.ts"
import { notification } from "#machines/site/notification.machine.ts"
import { notificationModel } from "#machines/site/notification.model.ts"
import type { notifications } from "#machines/site/notifications.machine.ts"
import { notificationsModel } from "#machines/site/notifications.model.ts"
import { useFlow } from "#ui/shared/flow.tsx"
import { sentByApp, type Walk, type WalkTools } from "#ui/walk.ts"
import { Notification, Notifications } from "./notifications.tsx"

const List = ({ machine }: { readonly machine: typeof notifications }) => (
  <Notifications {...useFlow(machine, undefined)} notification={notification} />
)

const items = ({ page, t }: WalkTools<typeof notifications>) =>
  page.getByRole("log", { name: t("notifications.label") }).getByRole("listitem")

export const notificationsWalk: Walk<typeof notifications> = {
  model: notificationsModel,
  page: (machine) => <List machine={machine} />,
  events: {
    "notification.raise": sentByApp,
    "notification.ended": (tools) =>
      items(tools)
        .first()
        .getByRole("button", { name: tools.t("notifications.dismiss") })
        .click(),
  },
  states: {
    empty: (tools) => tools.expectAbsent(items(tools)),
    some: (tools) => tools.expectVisible(items(tools).first()),
    full: (tools) => tools.expectVisible(items(tools).nth(maxNotifications - 1)),
  },
}

export const notificationWalk: Walk<typeof notification> = {
  model: notificationModel,
  page: (machine) => <Notification machine={machine} content={{ name: "copied" }} onEnd={() => undefined} />,
  events: {
    "notification.pause": ({ page, t }) => page.getByText(t("copy.success")).hover(),
    "notification.resume": ({ page, t }) => page.getByText(t("copy.success")).unhover(),
    // Clicks without a pointer, as a screen reader does, so that no pointer enters and the focus does not move.
    "notification.renew": sentByApp,
    "notification.dismiss": async ({ page, t }) => {
      ;(page.getByRole("button", { name: t("notifications.dismiss") }).element() as HTMLElement).click()
    },
  },
  states: {
    shown: ({ page, t, expectVisible }) => expectVisible(page.getByText(t("copy.success"))),
    paused: ({ page, t, expectVisible }) => expectVisible(page.getByText(t("copy.success"))),
    gone: ({ page, t, expectAbsent }) => expectAbsent(page.getByText(t("copy.success"))),
  },
}
