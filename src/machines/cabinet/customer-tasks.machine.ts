import { assign } from "xstate"
import { listCustomerTasks, type CustomerTaskSources, type CustomerTask } from "#domain/cabinet/customer-tasks.ts"
import { setup, feed } from "#machines/shared/port.ts"

/**
 * The event of another part of the page that has loaded orders, confirmed an address, or lost or found the outcome of a
 * withdrawal.
 */
export interface TaskSourcesChanged {
  readonly type: "taskSources.changed"
  readonly sources: CustomerTaskSources
}

/**
 * State set 231, the tasks that wait for the customer: docs/states/cabinet/customer-tasks.md. The machine loads nothing, because its feed combines the data
 * of other parts.
 */
export const customerTasks = setup({
  types: {} as { context: { readonly tasks: ReadonlyArray<CustomerTask> }; events: TaskSourcesChanged },
  actors: { watchTaskSources: feed<TaskSourcesChanged>("watchTaskSources") },
  guards: { isNone: ({ context }) => context.tasks.length === 0 },
}).createMachine({
  id: "customerTasks",
  context: { tasks: [] },
  invoke: { src: "watchTaskSources" },
  on: {
    "taskSources.changed": {
      target: ".deciding",
      actions: assign({ tasks: ({ event }) => listCustomerTasks(event.sources) }),
    },
  },
  initial: "waiting",
  states: {
    /** At least one of the parts has not responded yet. */
    waiting: {},
    deciding: { always: [{ guard: "isNone", target: "none" }, { target: "shown" }] },
    none: {},
    shown: {},
  },
})
