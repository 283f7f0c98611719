import type { StateValue } from "xstate"

/** Returns the name of a state, such as "editing", or "editing.saved" for a nested state. */
export const formatStateName = (value: StateValue): string =>
  typeof value === "string"
    ? value
    : Object.entries(value)
        .map(([parent, child]) => (child === undefined ? parent : `${parent}.${formatStateName(child)}`))
        .join(" & ")
