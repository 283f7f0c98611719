import { model } from "../kit/model"
import { sidebar } from "./sidebar.machine"

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
