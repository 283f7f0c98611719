import { model } from "#machines/kit/model.ts"
import { sidebar } from "./sidebar.machine.ts"

export const sidebarModel = model({
  machine: sidebar,
  input: undefined,
  events: {
    "sidebar.toggle": [{ type: "sidebar.toggle" }],
    "sidebar.wasOpened": [{ type: "sidebar.wasOpened" }],
    "sidebar.wasClosed": [{ type: "sidebar.wasClosed" }],
  },
  portResults: { saveSidebar: { ok: [undefined] } },
  feeds: { watchSidebar: ["sidebar.wasOpened", "sidebar.wasClosed"] },
})
