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
  facts: ({ items }) => items.length
})
