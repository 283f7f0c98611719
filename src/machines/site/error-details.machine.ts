import { setup } from "#machines/shared/port.ts"

/**
 * State set 97, error details: docs/states/site/error-details.md. The bank's own message is hidden at first, because most people need not
 * read it.
 */
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
