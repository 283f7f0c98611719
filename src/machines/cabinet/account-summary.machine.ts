import { assign } from "xstate"
import { isEmptyAccount, type AccountSummary } from "#domain/cabinet/account-summary.ts"
import type { CallFailed } from "#domain/shared/failure.ts"
import { answers, setup, feed, port, type Refreshed } from "#machines/shared/port.ts"

/** The feed sends newer accounts while the page shows some. */
const refreshed = {
  invoke: { src: "watchRefresh" },
  on: { "data.refreshed": { target: "deciding", actions: "setAccounts" } },
} as const

/**
 * State set 36, summary of accounts: docs/states/cabinet/account-summary.md. The previous figures stay until the new figures
 * arrive, even if these are in another currency or language.
 */
export const accountSummary = setup({
  types: {} as {
    context: { accounts: AccountSummary; failure: CallFailed | null }
    events: Refreshed<AccountSummary> | { type: "load.retry" }
  },
  actors: {
    loadSummary: port<undefined, AccountSummary, CallFailed>("loadSummary"),
    watchRefresh: feed<Refreshed<AccountSummary>>("watchRefresh"),
  },
  actions: {
    setAccounts: assign(({ event }) => (event.type === "data.refreshed" ? { accounts: event.data } : {})),
  },
  guards: {
    isBare: ({ context }) => context.accounts.unreadable === undefined && context.accounts.every(isEmptyAccount),
  },
}).createMachine({
  id: "accountSummary",
  context: { accounts: [], failure: null },
  initial: "loading",
  states: {
    loading: {
      invoke: {
        src: "loadSummary",
        onDone: answers({ ok: { target: "deciding", assign: (accounts) => ({ accounts }) }, otherwise: "failed" }),
      },
    },
    deciding: { always: [{ guard: "isBare", target: "empty" }, { target: "ready" }] },
    ready: refreshed,
    empty: refreshed,
    failed: { on: { "load.retry": "loading" } },
  },
})
