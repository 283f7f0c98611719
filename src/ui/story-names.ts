/** How machines and states are called where stories are listed, exported and addressed. */

export const kebab = (name: string): string =>
  name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`).replace(/^-/, "")

const capital = (text: string): string => text.replace(/^./, (letter) => letter.toUpperCase())

/** "signIn" → "Sign in" */
export const titleOf = (machine: string): string => capital(kebab(machine).replaceAll("-", " "))

/** "process.sending" → "ProcessSending" */
export const exportOf = (state: string): string => state.split(".").map(capital).join("")

/** The address Storybook gives to a story of this group. */
export const storyId = (group: "States" | "Gallery" | "Flows", machine: string, exported: string): string =>
  `${group.toLowerCase()}-${kebab(machine)}--${kebab(exported)}`

/** The one story of a gallery or a flow. */
export const only = { Gallery: "AllStates", Flows: "Live" } as const

/** What the live flow and its panel say to each other. */
export const flowEvents = {
  told: "hashwell/flow/told",
  ask: "hashwell/flow/ask",
  choose: "hashwell/flow/choose",
  undo: "hashwell/flow/undo",
  restart: "hashwell/flow/restart",
} as const
