import { orderIssued } from "#domain/fixtures/order.ts"
import { pendingWithdrawal } from "#domain/fixtures/withdrawal.ts"
import { labelSample } from "#machines/kit/label-sample.ts"
import { defineModel } from "#machines/kit/model.ts"
import { customerTasks } from "./customer-tasks.machine.ts"

export const customerTasksModel = defineModel({
  machine: customerTasks,
  events: {
    "taskSources.changed": [
      labelSample("something needs the customer", {
        type: "taskSources.changed",
        sources: { orders: [orderIssued], email: "new@example.com", requests: [pendingWithdrawal] },
      }),
      labelSample("nothing does", { type: "taskSources.changed", sources: { orders: [], email: null, requests: [] } }),
    ],
  },
  portResults: {},
  feeds: { watchTaskSources: ["taskSources.changed"] },
})
