import { model } from "../kit/model"
import { supportSidebar } from "./support-sidebar.machine"

export const supportSidebarModel = model({
  machine: supportSidebar,
  input: undefined,
  events: {
    "visitor.identified": [{ type: "visitor.identified" }],
    "visitor.unidentified": [{ type: "visitor.unidentified" }],
    "support.open": [{ type: "support.open" }],
    "support.close": [{ type: "support.close" }]
  },
  answers: {},
  feeds: { watchIdentification: ["visitor.identified", "visitor.unidentified"] }
})
