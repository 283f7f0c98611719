import { model } from "#machines/kit/model.ts"
import { notification } from "./notification.machine.ts"

export const notificationModel = model({
  machine: notification,
  portResults: {},
})
