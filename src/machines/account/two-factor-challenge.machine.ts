import { assign } from "xstate"
import { setup } from "#machines/shared/port.ts"

const closedContext = { queue: [], sentCode: null, isCodeAccepted: false } as const

const submitting = {
  "twoFactorCode.submit": { target: "sending", actions: "setCode" },
  "passkey.submit": { target: "sending", actions: "setCode" },
} as const

/** Returns the state after a rejected code. The page shows the reason for the rejection until the customer sends the next code. */
const createRejectedState = <State extends "wrongCode" | "usedCode" | "refused">(state: State) =>
  ({
    on: {
      "call.challenged": { target: state, actions: "join" },
      ...submitting,
      "challenge.cancel": { target: "closed", actions: "close" },
      "call.over": [
        { guard: "isOnly", target: "closed", actions: "close" },
        { guard: "isFirst", target: "editing", actions: ["leave", "ask"] },
        { target: state, actions: "leave" },
      ],
    },
  }) as const

/**
 * State set 4, two-factor challenge: docs/states/account/two-factor-challenge.md. A single machine serves the whole application,
 * because several calls may wait for a code at the same time.
 */
export const twoFactorChallenge = setup({
  types: {} as {
    context: {
      /** The waiting calls. The dialog asks for the code of the first call. */
      readonly queue: ReadonlyArray<number>
      /** The code or passkey that is being sent, and the call that carries it. Null while none is being sent. */
      readonly sentCode: { readonly id: number; readonly code: string; readonly isPasskey: boolean } | null
      /** True if the server accepted a code since the modal opened. The next call needs a new code, because each code works once. */
      readonly isCodeAccepted: boolean
      /** The number of challenges. Every challenge starts with an empty field. */
      readonly round: number
    }
    events:
      /**
       * The response 403 `tfa` to a call. If the call carried a code, that code was wrong, or was used before if `isCodeUsed` is
       * true.
       */
      | { type: "call.challenged"; id: number; isCodeUsed: boolean }
      /** The call has ended without another challenge, or nobody waits for it any more. */
      | { type: "call.over"; id: number }
      | { type: "twoFactorCode.submit"; code: string }
      /** `code` is the value that the call sends in `X-TFA` instead of a two-factor code. */
      | { type: "passkey.submit"; code: string }
      | { type: "challenge.cancel" }
  },
  actions: {
    join: assign({
      queue: ({ context: { queue }, event }) =>
        event.type === "call.challenged" && !queue.includes(event.id) ? [...queue, event.id] : queue,
    }),
    leave: assign({
      queue: ({ context: { queue }, event }) =>
        event.type === "call.over" ? queue.filter((id) => id !== event.id) : queue,
    }),
    ask: assign({ sentCode: null, round: ({ context }) => context.round + 1 }),
    setCode: assign({
      sentCode: ({ context: { queue }, event }) => {
        const [id] = queue
        const isPasskey = event.type === "passkey.submit"
        return "code" in event && id !== undefined ? { id, code: event.code, isPasskey } : null
      },
    }),
    markUsed: assign({ isCodeAccepted: true }),
    close: assign(closedContext),
  },
  guards: {
    isFirstUsed: ({ context, event }) =>
      event.type === "call.challenged" && event.isCodeUsed && context.queue[0] === event.id,
    isFirstWithPasskey: ({ context: { queue, sentCode }, event }) =>
      sentCode?.isPasskey === true && event.type === "call.challenged" && queue[0] === event.id,
    isFirst: ({ context, event }) => "id" in event && context.queue[0] === event.id,
    isOnly: ({ context, event }) => "id" in event && context.queue.length === 1 && context.queue[0] === event.id,
  },
}).createMachine({
  id: "twoFactorChallenge",
  context: { ...closedContext, round: 0 },
  initial: "closed",
  states: {
    closed: { on: { "call.challenged": { target: "editing", actions: ["join", "ask"] } } },
    editing: {
      on: {
        "call.challenged": { target: "editing", actions: "join" },
        ...submitting,
        "challenge.cancel": { target: "closed", actions: "close" },
        "call.over": [
          { guard: "isOnly", target: "closed", actions: "close" },
          { target: "editing", actions: "leave" },
        ],
      },
    },
    sending: {
      on: {
        "call.challenged": [
          { guard: "isFirstUsed", target: "usedCode", actions: "ask" },
          { guard: "isFirstWithPasskey", target: "refused", actions: "ask" },
          { guard: "isFirst", target: "wrongCode", actions: "ask" },
          { target: "sending", actions: "join" },
        ],
        "call.over": [
          { guard: "isOnly", target: "closed", actions: "close" },
          { guard: "isFirst", target: "editing", actions: ["leave", "markUsed", "ask"] },
          { target: "sending", actions: "leave" },
        ],
      },
    },
    wrongCode: createRejectedState("wrongCode"),
    usedCode: createRejectedState("usedCode"),
    /** The server refused the passkey. */
    refused: createRejectedState("refused"),
  },
})
