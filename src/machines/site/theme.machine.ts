import { assign } from "xstate"
import type { Theme } from "#domain/site/theme.ts"
import { setup, port } from "#machines/shared/port.ts"

export interface ThemeChoice {
  readonly theme: Theme
}

/** The theme: light, dark, or the device's setting. The machine applies and stores a selection immediately. */
export const theme = setup({
  types: {} as {
    input: ThemeChoice
    context: ThemeChoice
    events: { type: "theme.choose"; theme: Theme }
  },
  actors: { saveTheme: port<ThemeChoice, void>("saveTheme") },
}).createMachine({
  id: "theme",
  context: ({ input }) => input,
  initial: "shown",
  states: {
    shown: {
      on: { "theme.choose": { target: "saving", actions: assign({ theme: ({ event }) => event.theme }) } },
    },
    saving: {
      invoke: {
        src: "saveTheme",
        input: ({ context }) => context,
        onDone: "shown",
      },
      // The browser stores the theme within the same task, so a second click during it needs no reaction.
      on: { "theme.choose": {} },
    },
  },
})
