import { defineModel } from "#machines/kit/model.ts"
import { sidebar } from "./sidebar.machine.ts"

export const sidebarModel = defineModel({
  machine: sidebar,
  portResults: { saveSidebar: { ok: [undefined] } },
  feeds: { watchSidebar: ["sidebar.opened", "sidebar.closed"] },
})
