import * as React from "react"
import { addons, types } from "storybook/manager-api"
import { ColumnsTool } from "./columns-tool.tsx"
import { FindTool } from "./find-tool.tsx"
import { MachinePanel } from "./machine-panel.tsx"
import { warnOfOldBuild } from "./old-build.ts"

const id = "hashwell/machine"

// The sidebars leave a canvas of at least 1280 pixels, a desktop page, on a screen of 1920 pixels.
addons.setConfig({ panelPosition: "right", selectedPanel: id, navSize: 230, rightPanelWidth: 360 })

addons.register("hashwell", (api) => {
  warnOfOldBuild(api)
  addons.add(id, {
    type: types.PANEL,
    title: "Machine",
    paramKey: "machine",
    render: ({ active }) => <MachinePanel active={active ?? false} />,
  })
  addons.add("hashwell/find", {
    type: types.TOOL,
    title: "Find a state",
    match: () => true,
    render: () => <FindTool />,
  })
  addons.add("hashwell/columns", {
    type: types.TOOL,
    title: "Gallery columns",
    match: ({ storyId, viewMode }) => viewMode === "story" && (storyId ?? "").endsWith("--all-states"),
    render: () => <ColumnsTool />,
  })
})
