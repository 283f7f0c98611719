// The names of machines and states in Storybook's sidebar, exports and URLs.

export const toKebabCase = (name: string): string =>
  name.replaceAll(/[A-Z]/g, (character) => `-${character.toLowerCase()}`).replace(/^-/, "")

const capitalize = (text: string): string => text.replace(/^./, (character) => character.toUpperCase())

/** Returns the title of a flow: "signIn" → "Sign in". */
export const flowTitle = (machine: string): string => capitalize(toKebabCase(machine).replaceAll("-", " "))

/** Returns the sidebar group of a flow. The group is its area, or a special group if no page shows its machine. */
export const storyGroup = (area: string, hasNoScreen: boolean): string =>
  hasNoScreen ? "machines without a screen" : area

/** Returns the title of a flow in the sidebar: "account", "signIn" → "Account/Sign in". */
export const storyTitle = (group: string, machine: string): string => `${capitalize(group)}/${flowTitle(machine)}`

/** Returns the export of a state's story: "sending.requesting" → "SendingRequesting". */
export const storyExportName = (state: string): string => state.split(".").map(capitalize).join("")

/** Returns the title of a state: "sending.humanCheck" → "Sending: human check". */
export const stateTitle = (state: string): string =>
  state
    .split(".")
    .map((part) => toKebabCase(part).replaceAll("-", " "))
    .join(": ")
    .replace(/^./, (character) => character.toUpperCase())

/** The name of the story with all states side by side. */
export const galleryStoryName = "AllStates"
/** The name of the story in which the machine runs. */
export const flowStoryName = "Live"

/** Returns the id that Storybook gives to a story of this machine. */
export const storyId = (group: string, machine: string, exported: string): string =>
  `${group.replaceAll(" ", "-")}-${toKebabCase(machine)}--${toKebabCase(exported)}`

/** The events between the live flow and its panel. */
export const flowEvents = {
  report: "hashwell/flow/report",
  request: "hashwell/flow/ask",
  choose: "hashwell/flow/choose",
  undo: "hashwell/flow/undo",
  restart: "hashwell/flow/restart",
} as const
