import { assign } from "xstate"
import { isAddress, hasInvalidChecksum, normalizeAddress } from "#domain/account/address.ts"
import type { PayoutCoin } from "#domain/shared/currency.ts"
import type { CallFailed } from "#domain/shared/failure.ts"
import { answers, setup, rateLimitEnded, port } from "#machines/shared/port.ts"
import type { SaveSettingFailure } from "./settings-form.ts"

export interface PayoutAddressChange {
  readonly coin: PayoutCoin
  readonly address: string
  readonly password: string
}

export interface ChangeAddressInput {
  readonly coin: PayoutCoin
  /** The saved address, or an empty string if none is saved. */
  readonly saved: string
}

const typing = { "address.type": { target: "deciding", actions: "setAddress" } } as const
/** Ignores the Enter key, which works even while the button is disabled. */
const nothingToSave = { "form.submit": {} } as const
const submitting = { "form.submit": { target: "sending", actions: "setPassword" } } as const

/** State sets 51, 52, BTC and ETH address: docs/states/account/change-address.md. One instance runs for each coin. */
export const changeAddress = setup({
  types: {} as {
    input: ChangeAddressInput
    /**
     * `address` is the address that the field's text contains. `confirmed` is the address whose warning the customer confirmed. `saves` is
     * the number of successful saves.
     */
    context: ChangeAddressInput & {
      address: string
      password: string
      confirmed: string | null
      failure: CallFailed | null
      saves: number
    }
    events:
      | { type: "address.type"; address: string }
      | { type: "form.submit"; password: string }
      | { type: "warning.confirm" }
      | { type: "warning.back" }
      | { type: "rateLimit.ended" }
      | { type: "outcome.check" }
  },
  actors: {
    saveAddress: port<PayoutAddressChange, null, SaveSettingFailure>("saveAddress"),
    checkAddressSaved: port<Pick<PayoutAddressChange, "coin" | "address">, boolean, CallFailed>("checkAddressSaved"),
  },
  guards: {
    isUnchanged: ({ context }) => context.address === context.saved,
    isInvalid: ({ context: { coin, address } }) => !isAddress(coin, address),
    hasFailedChecksum: ({ context: { coin, address, confirmed } }) =>
      address !== confirmed && hasInvalidChecksum(coin, address),
  },
  actions: {
    setAddress: assign(({ context: { coin }, event }) =>
      event.type === "address.type" ? { address: normalizeAddress(coin, event.address) } : {},
    ),
    setPassword: assign(({ event }) =>
      event.type === "form.submit" ? { password: event.password, failure: null } : {},
    ),
    confirm: assign({ confirmed: ({ context }) => context.address }),
    clearPassword: assign({ password: "" }),
    setSaved: assign(({ context }) => ({ saved: context.address, saves: context.saves + 1 })),
  },
}).createMachine({
  id: "changeAddress",
  context: ({ input }) => ({ ...input, address: input.saved, password: "", confirmed: null, failure: null, saves: 0 }),
  initial: "unchanged",
  states: {
    deciding: {
      always: [
        { guard: "isUnchanged", target: "unchanged" },
        { guard: "isInvalid", target: "invalid" },
        { guard: "hasFailedChecksum", target: "checksumFailed" },
        { target: "changed" },
      ],
    },
    unchanged: { on: { ...typing, ...nothingToSave } },
    invalid: { on: typing },
    changed: { on: { ...typing, ...submitting } },
    checksumFailed: { on: { ...typing, "form.submit": { target: "warned", actions: "setPassword" } } },
    warned: {
      on: {
        "warning.confirm": { target: "sending", actions: "confirm" },
        "warning.back": { target: "checksumFailed", actions: "clearPassword" },
      },
    },
    sending: {
      exit: "clearPassword",
      invoke: {
        src: "saveAddress",
        input: ({ context: { coin, address, password } }) => ({ coin, address, password }),
        onDone: answers({
          ok: { target: "success", actions: "setSaved" },
          IncorrectPassword: "wrongPassword",
          ResponseLost: "checkingOutcome",
          cancelled: "deciding",
          rateLimited: "rateLimited",
          otherwise: "failed",
        }),
      },
    },
    checkingOutcome: {
      invoke: {
        src: "checkAddressSaved",
        input: ({ context: { coin, address } }) => ({ coin, address }),
        onDone: answers({
          ok: [{ when: (isSaved) => isSaved, target: "success", actions: "setSaved" }, { target: "notSaved" }],
          otherwise: "outcomeUnknown",
        }),
      },
    },
    notSaved: { on: { ...typing, ...submitting } },
    outcomeUnknown: { on: { "outcome.check": "checkingOutcome", "form.submit": {} } },
    success: { on: { ...typing, ...nothingToSave } },
    wrongPassword: { on: { ...typing, ...submitting } },
    rateLimited: { on: { "rateLimit.ended": rateLimitEnded } },
    failed: { on: { ...typing, ...submitting } },
  },
})
