import { setup, feed, port } from "#machines/shared/port.ts"

export interface SidebarState {
  readonly isOpen: boolean
}
export type SidebarChanged = { type: "sidebar.opened" } | { type: "sidebar.closed" }

/** State set 29, sidebar: docs/states/site/sidebar.md. The browser stores the choice for the next visit. */
export const sidebar = setup({
  types: {} as { events: { type: "sidebar.toggle" } | SidebarChanged },
  actors: {
    watchSidebar: feed<SidebarChanged>("watchSidebar"),
    saveSidebar: port<SidebarState, void>("saveSidebar"),
  },
}).createMachine({
  id: "sidebar",
  invoke: { src: "watchSidebar" },
  on: {
    "sidebar.opened": ".open",
    "sidebar.closed": ".closed",
  },
  initial: "open",
  states: {
    open: { on: { "sidebar.toggle": "closing" } },
    closing: {
      on: { "sidebar.toggle": "opening" },
      invoke: { src: "saveSidebar", input: { isOpen: false }, onDone: "closed" },
    },
    closed: { on: { "sidebar.toggle": "opening" } },
    opening: {
      on: { "sidebar.toggle": "closing" },
      invoke: { src: "saveSidebar", input: { isOpen: true }, onDone: "open" },
    },
  },
})
