import { setup } from "#machines/shared/port.ts"

/** State set 97, error details: docs/states/site/error-details.md. Most people need not read the bank's own words. */
export const errorDetails = setup({
  types: {} as { events: { type: "details.toggle" } },
}).createMachine({
  id: "errorDetails",
  initial: "collapsed",
  states: {
    collapsed: { on: { "details.toggle": "expanded" } },
    expanded: { on: { "details.toggle": "collapsed" } },
  },
})
