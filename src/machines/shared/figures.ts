import { assign } from "xstate"
import type { DisplayCurrency } from "#domain/shared/currency.ts"
import { answers, setup, feed, port, type Refreshed } from "./port.ts"

export interface FiguresInput {
  readonly currency: DisplayCurrency
}

/**
 * Returns a machine for optional figures in the display currency. The page leaves out figures that fail to load, without a message. `none`
 * is the value until they have loaded.
 */
export const createFiguresMachine = <Data, None = never>(id: string, none: Data | None) => {
  type Context = FiguresInput & { readonly figures: Data | None }
  const input = ({ context: { currency } }: { readonly context: Context }) => ({ currency })
  return setup({
    types: {} as { input: FiguresInput; context: Context; events: Refreshed<Data> },
    actors: {
      loadFigures: port<FiguresInput, Data | None>("loadFigures"),
      watchRefresh: feed<Refreshed<Data>, FiguresInput>("watchRefresh"),
    },
  }).createMachine({
    id,
    context: ({ input: { currency } }) => ({ currency, figures: none }),
    initial: "loading",
    states: {
      loading: {
        invoke: {
          src: "loadFigures",
          input,
          onDone: answers({ ok: { target: "ready", assign: (loaded) => ({ figures: loaded }) } }),
        },
      },
      ready: {
        invoke: { src: "watchRefresh", input },
        on: { "data.refreshed": { actions: assign({ figures: ({ event }) => event.data }) } },
      },
    },
  })
}
