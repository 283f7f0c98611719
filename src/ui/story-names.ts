/** How machines and states are called where stories are listed, exported and addressed. */

export const toKebabCase = (name: string): string =>
  name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`).replace(/^-/, "")

const capital = (text: string): string => text.replace(/^./, (letter) => letter.toUpperCase())

/** "signIn" → "Sign in" */
export const storyTitle = (machine: string): string => capital(toKebabCase(machine).replaceAll("-", " "))

/** "process.sending" → "ProcessSending" */
export const storyExportName = (state: string): string => state.split(".").map(capital).join("")

/** The address Storybook gives to a story of this group. */
export const storyId = (group: "States" | "Gallery" | "Flows", machine: string, exported: string): string =>
  `${group.toLowerCase()}-${toKebabCase(machine)}--${toKebabCase(exported)}`

/** The one story of a gallery or a flow. */
export const singleStoryNames = { Gallery: "AllStates", Flows: "Live" } as const

/** What the live flow and its panel say to each other. */
export const flowEvents = {
  told: "hashwell/flow/told",
  ask: "hashwell/flow/ask",
  choose: "hashwell/flow/choose",
  undo: "hashwell/flow/undo",
  restart: "hashwell/flow/restart",
} as const
