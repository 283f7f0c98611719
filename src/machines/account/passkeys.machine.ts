import { assign } from "xstate"
import type { IncorrectPassword } from "#domain/account/account-failures.ts"
import type {
  NewPasskey,
  Passkey,
  PasskeyCancelled,
  PasskeyExists,
  PasskeyRemoval,
  Passkeys,
  PasskeyUnsupported,
} from "#domain/account/passkey.ts"
import type { CallFailed } from "#domain/shared/failure.ts"
import { answers, setup, rateLimitEnded, port } from "#machines/shared/port.ts"

type CreationFailed = IncorrectPassword | PasskeyCancelled | PasskeyUnsupported | PasskeyExists | CallFailed
type RemovalFailed = IncorrectPassword | CallFailed

const cancel = { "form.cancel": "#passkeys.loading" } as const
const adding = { on: { "form.submit": "sending", ...cancel } } as const
const removing = { on: { "removal.submit": "sending", ...cancel } } as const

/**
 * State set 217, passkeys: docs/states/account/passkeys.md. A repeated call is harmless, because an authenticator makes only one passkey
 * for an account, and a missing passkey counts as removed.
 */
export const passkeys = setup({
  types: {} as {
    context: NewPasskey & {
      readonly list: Passkeys | null
      /** The passkey to remove. Null to add a new one. */
      readonly chosen: Passkey | null
      readonly failure: CallFailed | null
    }
    events:
      | { type: "load.retry" }
      | { type: "passkey.add" }
      | { type: "passkey.remove"; passkey: Passkey }
      | ({ type: "form.submit" } & NewPasskey)
      | { type: "removal.submit"; password: string }
      | { type: "form.cancel" }
      | { type: "rateLimit.ended" }
  },
  actors: {
    loadPasskeys: port<void, Passkeys, CallFailed>("loadPasskeys"),
    createPasskey: port<NewPasskey, Passkeys, CreationFailed>("createPasskey"),
    removePasskey: port<PasskeyRemoval, Passkeys, RemovalFailed>("removePasskey"),
  },
  actions: {
    choose: assign({ chosen: ({ event }) => (event.type === "passkey.remove" ? event.passkey : null), failure: null }),
    setForm: assign(({ event }) =>
      event.type === "form.submit"
        ? { name: event.name, password: event.password, failure: null }
        : event.type === "removal.submit"
          ? { password: event.password, failure: null }
          : {},
    ),
    clearPassword: assign({ password: "" }),
  },
}).createMachine({
  id: "passkeys",
  context: { list: null, chosen: null, name: null, password: "", failure: null },
  initial: "loading",
  states: {
    loading: {
      invoke: {
        src: "loadPasskeys",
        onDone: answers({ ok: { target: "listed.ready", assign: (list) => ({ list }) }, otherwise: "failed" }),
      },
    },
    failed: { on: { "load.retry": "loading" } },
    listed: {
      initial: "ready",
      on: {
        "passkey.add": { target: "adding", actions: "choose" },
        "passkey.remove": { target: "removing", actions: "choose" },
      },
      states: { ready: {}, added: {}, removed: {} },
    },
    adding: {
      initial: "ready",
      states: {
        ready: adding,
        /** The browser asks for the authenticator while the machine is in this state. */
        sending: {
          entry: "setForm",
          exit: "clearPassword",
          invoke: {
            src: "createPasskey",
            input: ({ context: { name, password } }) => ({ name, password }),
            onDone: answers({
              ok: { target: "#passkeys.listed.added", assign: (list) => ({ list }) },
              IncorrectPassword: "wrongPassword",
              PasskeyCancelled: "cancelled",
              PasskeyUnsupported: "unsupported",
              PasskeyExists: "existing",
              cancelled: "ready",
              rateLimited: "rateLimited",
              otherwise: "failed",
            }),
          },
        },
        wrongPassword: adding,
        cancelled: adding,
        unsupported: adding,
        existing: adding,
        rateLimited: { on: { "rateLimit.ended": rateLimitEnded, "form.submit": {}, ...cancel } },
        failed: adding,
      },
    },
    removing: {
      initial: "ready",
      states: {
        ready: removing,
        sending: {
          entry: "setForm",
          exit: "clearPassword",
          invoke: {
            src: "removePasskey",
            input: ({ context: { chosen, password } }) => ({ passkeyId: chosen!.id, password }),
            onDone: answers({
              ok: { target: "#passkeys.listed.removed", assign: (list) => ({ list }) },
              IncorrectPassword: "wrongPassword",
              cancelled: "ready",
              rateLimited: "rateLimited",
              otherwise: "failed",
            }),
          },
        },
        wrongPassword: removing,
        rateLimited: { on: { "rateLimit.ended": rateLimitEnded, "removal.submit": {}, ...cancel } },
        failed: removing,
      },
    },
  },
})
