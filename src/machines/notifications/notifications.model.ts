import { callFailed } from "../../domain/failure"
import { model } from "../kit/model"
import { notifications } from "./notifications.machine"

export const notificationsModel = model({
  machine: notifications,
  input: undefined,
  events: {
    "notification.raise": [
      { type: "notification.raise", told: { name: "failed", failure: callFailed("server", { requestId: "5f0c2a" }) } }
    ],
    "notification.gone": [{ type: "notification.gone", id: 1 }]
  },
  answers: {},
  feeds: {},
  facts: ({ items }) => items.length,
  when: ({ items }, { type }) => type === "notification.raise"
    ? items.length < 4 ? "fewer than five with it" : "the fifth"
    : items.length === 1 ? "it was the only one" : "others are left"
})
