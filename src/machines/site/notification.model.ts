import { model } from "#machines/kit/model.ts"
import { notification } from "./notification.machine.ts"

export const notificationModel = model({
  machine: notification,
  input: undefined,
  events: {
    "attention.given": [{ type: "attention.given" }],
    "attention.left": [{ type: "attention.left" }],
    "notification.renew": [{ type: "notification.renew" }],
    "notification.dismiss": [{ type: "notification.dismiss" }],
  },
  portResults: {},
  feeds: {},
})
