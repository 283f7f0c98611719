import { assign } from "xstate"
import type { DisplayCurrency } from "#domain/shared/currency.ts"
import { answers, setup, feed, port, type Refreshed } from "./port.ts"

export interface OptionalDataInput {
  readonly currency: DisplayCurrency
}

/**
 * Returns a machine for optional data in the display currency. The page leaves out data that fails to load, without a message. `none` is
 * the value until it has loaded.
 */
export const createOptionalDataMachine = <Data, None = never>(id: string, none: Data | None) => {
  type Context = OptionalDataInput & { readonly data: Data | None }
  const input = ({ context: { currency } }: { readonly context: Context }) => ({ currency })
  return setup({
    types: {} as { input: OptionalDataInput; context: Context; events: Refreshed<Data> },
    actors: {
      loadData: port<OptionalDataInput, Data | None>("loadData"),
      watchRefresh: feed<Refreshed<Data>, OptionalDataInput>("watchRefresh"),
    },
  }).createMachine({
    id,
    context: ({ input: { currency } }) => ({ currency, data: none }),
    initial: "loading",
    states: {
      loading: {
        invoke: {
          src: "loadData",
          input,
          onDone: answers({ ok: { target: "ready", assign: (loaded) => ({ data: loaded }) } }),
        },
      },
      ready: {
        invoke: { src: "watchRefresh", input },
        on: { "data.refreshed": { actions: assign({ data: ({ event }) => event.data }) } },
      },
    },
  })
}
