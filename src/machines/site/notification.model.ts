import { defineModel } from "#machines/kit/model.ts"
import { notification } from "./notification.machine.ts"

export const notificationModel = defineModel({
  machine: notification,
  portResults: {},
})
