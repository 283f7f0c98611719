/** How machines and states are named in Storybook's sidebar, exports and addresses. */

export const toKebabCase = (name: string): string =>
  name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`).replace(/^-/, "")

const capitalize = (text: string): string => text.replace(/^./, (letter) => letter.toUpperCase())

/** "signIn" → "Sign in" */
export const storyTitle = (machine: string): string => capitalize(toKebabCase(machine).replaceAll("-", " "))

/** "process.sending" → "ProcessSending" */
export const storyExportName = (state: string): string => state.split(".").map(capitalize).join("")

/** The id that Storybook gives to a story of this group. */
export const storyId = (group: "States" | "Gallery" | "Flows", machine: string, exported: string): string =>
  `${group.toLowerCase()}-${toKebabCase(machine)}--${toKebabCase(exported)}`

/** The name of the only story of a gallery or a flow. */
export const singleStoryNames = { Gallery: "AllStates", Flows: "Live" } as const

/** Events between the live flow and its panel. */
export const flowEvents = {
  report: "hashwell/flow/report",
  ask: "hashwell/flow/ask",
  choose: "hashwell/flow/choose",
  undo: "hashwell/flow/undo",
  restart: "hashwell/flow/restart",
} as const
