import { assign } from "xstate"
import type { TaggedFailure } from "#domain/shared/failure.ts"
import { maxDemoChatPolls, timing } from "#domain/shared/timing.ts"
import { answers, setup, feed, port } from "#machines/shared/port.ts"

/** The maximum length of a message. Every mail client accepts the mailto link of a message of this length. */
export const maxMessageLength = 600

export type IdentificationChanged =
  | { type: "identification.known" }
  | { type: "identification.none" }
  /** The profile is being loaded. */
  | { type: "identification.checking" }
  /** The visitor is signed in, but the profile failed to load. */
  | { type: "identification.failed" }

/** The built-in chat, or the chat of a third party in a separate window. */
export type SupportChat = "local" | "vendor"

const isLast = (_: unknown, { polls }: { readonly polls: number }) => polls >= maxDemoChatPolls

const unidentifiedTransitions = {
  "identification.none": "unavailable",
  "identification.checking": "checking",
  "identification.failed": "unknown",
} as const

/**
 * State set 33, support sidebar: docs/states/cabinet/support-sidebar.md. While the profile loads or is missing, the page makes no claims
 * about the account.
 */
export const supportSidebar = setup({
  types: {} as {
    /**
     * `polls` is the number of attempts to open the chat since the sidebar was opened. `messages` are the written messages, which the chat
     * sends as e-mails.
     */
    context: { polls: number; messages: ReadonlyArray<string> }
    events:
      | IdentificationChanged
      | { type: "support.open" }
      | { type: "support.close" }
      | { type: "message.send"; text: string }
  },
  actors: {
    openSupport: port<void, SupportChat, TaggedFailure<"ChatNotFound">>("openSupport"),
    watchIdentification: feed<IdentificationChanged>("watchIdentification"),
  },
  delays: { demoChatPoll: timing.demoChatPoll },
  actions: {
    clearMessages: assign({ polls: 0, messages: [] }),
    startAgain: assign({ polls: 0 }),
  },
}).createMachine({
  id: "supportSidebar",
  context: { polls: 0, messages: [] },
  invoke: { src: "watchIdentification" },
  initial: "checking",
  states: {
    /** Clears the messages, so that the next visitor does not see them. */
    checking: {
      entry: "clearMessages",
      on: { "identification.known": "open", "identification.none": "unavailable", "identification.failed": "unknown" },
    },
    unknown: {
      entry: "clearMessages",
      on: {
        "identification.known": "open",
        "identification.none": "unavailable",
        "identification.checking": "checking",
      },
    },
    unavailable: {
      entry: "clearMessages",
      on: { "identification.known": "open", "identification.checking": "checking", "identification.failed": "unknown" },
    },
    closed: { on: { "support.open": "open", ...unidentifiedTransitions } },
    open: {
      entry: "startAgain",
      initial: "fetching",
      on: { "support.close": "closed", ...unidentifiedTransitions },
      states: {
        fetching: {
          entry: assign({ polls: ({ context }) => context.polls + 1 }),
          invoke: {
            src: "openSupport",
            onDone: answers({
              ok: [{ when: (chat) => chat === "local", target: "chatting" }, { target: "thirdParty" }],
              ChatNotFound: [{ when: isLast, target: "chatUnavailable" }, { target: "waiting" }],
            }),
          },
        },
        waiting: { after: { demoChatPoll: "fetching" } },
        chatting: {
          on: {
            "message.send": {
              actions: assign({ messages: ({ context, event: { text } }) => [...context.messages, text] }),
            },
          },
        },
        thirdParty: { on: { "support.open": { target: "fetching", actions: "startAgain" } } },
        chatUnavailable: { on: { "support.open": { target: "fetching", actions: "startAgain" } } },
      },
    },
  },
})
