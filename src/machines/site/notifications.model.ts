import { callFailed } from "#domain/shared/failure.ts"
import { maxNotifications, isSameNotification, type NotificationContent } from "#domain/site/notification.ts"
import { defineModel } from "#machines/kit/model.ts"
import { notifications } from "./notifications.machine.ts"

export const notificationsModel = defineModel({
  machine: notifications,
  events: {
    "notification.raise": [
      {
        type: "notification.raise",
        content: { name: "failed", failure: callFailed("server", { requestId: "5f0c2a" }) },
      },
      { type: "notification.raise", content: { name: "copied" } },
    ],
    "notification.ended": [{ type: "notification.ended", id: 1 }],
  },
  portResults: {},
  distinguishBy: ({ items }) => [
    items.length,
    items.some(({ content }) => content.name === "failed"),
    items[0]?.content.name,
  ],
  when: ({ items }, event) => {
    if (event.type === "notification.ended") return items.length === 1 ? "it was the only one" : "others are left"
    const { content } = event as unknown as { readonly content: NotificationContent }
    if (items.some((item) => isSameNotification(item.content, content))) return "a failure of the same text is shown"
    return items.length === maxNotifications
      ? "the oldest is dropped"
      : items.length < 4
        ? "fewer than five with it"
        : "the fifth"
  },
})
