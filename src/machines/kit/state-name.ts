import type { StateValue } from "xstate"

/** "editing", or "editing.saved" when nested. */
export const stateName = (value: StateValue): string =>
  typeof value === "string"
    ? value
    : Object.entries(value)
        .map(([parent, child]) => (child === undefined ? parent : `${parent}.${stateName(child)}`))
        .join(" & ")
