import { setup, feed, port } from "#machines/shared/port.ts"

export type HelpVisibilityChanged = { type: "help.shown" } | { type: "help.hidden" }

/** State set 59, partner help block: docs/states/partner/partner-help.md. The browser stores the choice of each user across visits. */
export const partnerHelp = setup({
  types: {} as { events: { type: "help.toggle" } | HelpVisibilityChanged },
  actors: {
    watchHelp: feed<HelpVisibilityChanged>("watchHelp"),
    saveHelpVisibility: port<{ readonly visible: boolean }, void>("saveHelpVisibility"),
  },
}).createMachine({
  id: "partnerHelp",
  invoke: { src: "watchHelp" },
  on: {
    "help.shown": ".visible",
    "help.hidden": ".hidden",
  },
  initial: "visible",
  states: {
    visible: { on: { "help.toggle": "hiding" } },
    hiding: {
      on: { "help.toggle": "showing" },
      invoke: { src: "saveHelpVisibility", input: { visible: false }, onDone: "hidden" },
    },
    hidden: { on: { "help.toggle": "showing" } },
    showing: {
      on: { "help.toggle": "hiding" },
      invoke: { src: "saveHelpVisibility", input: { visible: true }, onDone: "visible" },
    },
  },
})
