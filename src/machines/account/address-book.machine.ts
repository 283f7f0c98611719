import { assign } from "xstate"
import type {
  AddressBook,
  AddressBookChange,
  AddressDetails,
  NewAddress,
  SavedAddress,
} from "#domain/account/address-book.ts"
import { hasInvalidChecksum } from "#domain/account/address.ts"
import type { CallFailed } from "#domain/shared/failure.ts"
import { answers, setup, rateLimitEnded, port } from "#machines/shared/port.ts"

const submitting = {
  "form.submit": { target: "deciding", actions: "setDetails" },
  "form.cancel": "#addressBook.loading",
} as const

/** State set 216, address book: docs/states/account/address-book.md. Every change is idempotent. */
export const addressBook = setup({
  types: {} as {
    context: {
      readonly book: AddressBook | null
      /** The address that is being changed or removed. Null for a new address. */
      readonly chosen: SavedAddress | null
      readonly details: AddressDetails | null
      readonly change: AddressBookChange | null
      readonly failure: CallFailed | null
    }
    events:
      | { type: "load.retry" }
      | { type: "address.add" }
      | { type: "address.change"; saved: SavedAddress }
      | { type: "address.remove"; saved: SavedAddress }
      | { type: "removal.confirm" }
      | { type: "removal.cancel" }
      | { type: "book.switch"; isOn: boolean }
      | ({ type: "form.submit" } & AddressDetails)
      | { type: "form.cancel" }
      | { type: "warning.confirm" }
      | { type: "warning.back" }
      | { type: "rateLimit.ended" }
  },
  actors: {
    loadAddressBook: port<void, AddressBook, CallFailed>("loadAddressBook"),
    saveBookAddress: port<NewAddress, AddressBook, CallFailed>("saveBookAddress"),
    changeAddressBook: port<AddressBookChange, AddressBook, CallFailed>("changeAddressBook"),
  },
  guards: {
    hasFailedChecksum: ({ context: { details } }) => hasInvalidChecksum(details!.coin, details!.address),
  },
  actions: {
    choose: assign(({ event }) => ({
      chosen: event.type === "address.change" || event.type === "address.remove" ? event.saved : null,
      failure: null,
    })),
    setDetails: assign(({ event }) =>
      event.type === "form.submit"
        ? { details: { coin: event.coin, name: event.name, address: event.address }, failure: null }
        : {},
    ),
    setRemoval: assign({ change: ({ context: { chosen } }) => ({ removed: chosen!.id }) }),
    setSwitch: assign(({ event }) =>
      event.type === "book.switch" ? { change: { isOn: event.isOn }, failure: null } : {},
    ),
  },
}).createMachine({
  id: "addressBook",
  context: { book: null, chosen: null, details: null, change: null, failure: null },
  initial: "loading",
  states: {
    loading: {
      invoke: {
        src: "loadAddressBook",
        onDone: answers({ ok: { target: "listed.ready", assign: (book) => ({ book }) }, otherwise: "failed" }),
      },
    },
    failed: { on: { "load.retry": "loading" } },
    listed: {
      initial: "ready",
      on: {
        "address.add": { target: "form", actions: "choose" },
        "address.change": { target: "form", actions: "choose" },
        "address.remove": { target: "removing", actions: "choose" },
        "book.switch": { target: "changing", actions: "setSwitch" },
      },
      states: { ready: {}, saved: {}, changed: {}, failed: {} },
    },
    /** The removal needs a confirmation, because the address would have a waiting period if it were added again. */
    removing: {
      on: { "removal.confirm": { target: "changing", actions: "setRemoval" }, "removal.cancel": "listed.ready" },
    },
    changing: {
      invoke: {
        src: "changeAddressBook",
        input: ({ context: { change } }) => change!,
        onDone: answers({
          ok: { target: "listed.changed", assign: (book) => ({ book }) },
          cancelled: "listed.ready",
          otherwise: "listed.failed",
        }),
      },
    },
    form: {
      initial: "ready",
      states: {
        ready: { on: submitting },
        deciding: { always: [{ guard: "hasFailedChecksum", target: "warned" }, { target: "sending" }] },
        /** The address may be mistyped. The form only asks for confirmation, because the specification has no rule about checksums. */
        warned: { on: { "warning.confirm": "sending", "warning.back": "ready" } },
        sending: {
          invoke: {
            src: "saveBookAddress",
            input: ({ context: { details, chosen } }) => ({ ...details!, replaces: chosen?.id ?? null }),
            onDone: answers({
              ok: { target: "#addressBook.listed.saved", assign: (book) => ({ book }) },
              cancelled: "ready",
              rateLimited: "rateLimited",
              otherwise: "failed",
            }),
          },
        },
        rateLimited: { on: { ...submitting, "form.submit": {}, "rateLimit.ended": rateLimitEnded } },
        failed: { on: submitting },
      },
    },
  },
})
