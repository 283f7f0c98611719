import { assign } from "xstate"
import {
  maxNotifications,
  isSameNotification,
  type NotificationItem,
  type NotificationContent,
} from "#domain/site/notification.ts"
import { setup } from "#machines/shared/port.ts"

export interface NotificationsContext {
  /** The shown notifications, the newest last. */
  readonly items: ReadonlyArray<NotificationItem>
  readonly nextId: number
}

const isShown = (items: NotificationsContext["items"], content: NotificationContent): boolean =>
  items.some((item) => isSameNotification(item.content, content))

/** Adds a notification. A failure that is on the screen already is replaced, which updates its request id. */
const addNotification = (
  items: NotificationsContext["items"],
  nextId: number,
  content: NotificationContent,
): Partial<NotificationsContext> =>
  isShown(items, content)
    ? { items: items.map((item) => (isSameNotification(item.content, content) ? { ...item, content } : item)) }
    : { items: [...items, { id: nextId, content }].slice(-maxNotifications), nextId: nextId + 1 }

/**
 * State set 10, notifications: docs/states/site/notifications.md. The timers are in the machine `notification`, one for each notification,
 * because attention pauses only one of them.
 */
export const notifications = setup({
  types: {} as {
    context: NotificationsContext
    events: { type: "notification.raise"; content: NotificationContent } | { type: "notification.ended"; id: number }
  },
  actions: {
    add: assign(({ context: { items, nextId }, event }) =>
      event.type === "notification.raise" ? addNotification(items, nextId, event.content) : {},
    ),
    remove: assign({
      items: ({ context, event }) =>
        event.type === "notification.ended" ? context.items.filter(({ id }) => id !== event.id) : context.items,
    }),
  },
  guards: {
    isLastPlace: ({ context: { items }, event }) =>
      event.type === "notification.raise" && items.length === maxNotifications - 1 && !isShown(items, event.content),
    isThere: ({ context, event }) =>
      event.type === "notification.ended" && context.items.some(({ id }) => id === event.id),
    isOnlyOne: ({ context, event }) =>
      event.type === "notification.ended" && context.items.length === 1 && context.items[0]?.id === event.id,
  },
}).createMachine({
  id: "notifications",
  context: { items: [], nextId: 1 },
  initial: "empty",
  states: {
    empty: { on: { "notification.raise": { target: "some", actions: "add" } } },
    some: {
      on: {
        "notification.raise": [
          { guard: "isLastPlace", target: "full", actions: "add" },
          { target: "some", actions: "add" },
        ],
        "notification.ended": [
          { guard: "isOnlyOne", target: "empty", actions: "remove" },
          { guard: "isThere", target: "some", actions: "remove" },
        ],
      },
    },
    full: {
      on: {
        "notification.raise": { target: "full", actions: "add" },
        "notification.ended": { guard: "isThere", target: "some", actions: "remove" },
      },
    },
  },
})
