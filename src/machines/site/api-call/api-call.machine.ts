import { assign, setup } from "xstate"
import type { CallFailed, TaggedFailure, ServerRefusal } from "../../../domain/shared/failure"
import { callFailed } from "../../../domain/shared/failure"
import { timing } from "../../../domain/shared/timing"
import { callFailure, failedWith, failureWith, port, succeeded, successOf } from "../../shared/port"

/** 401, or not sent at all because the token is past its age (then `stale` is null). */
export interface TokenRejected {
  readonly _tag: "TokenRejected"
  readonly stale: string | null
  readonly failure: CallFailed
}

/** 403 `tfa`, or 403 `CodeUsed`. */
export interface TwoFactorRequired {
  readonly _tag: "TwoFactorRequired"
  /** The code that came with the call had been used before. */
  readonly used: boolean
  readonly refused: ServerRefusal
}

/** What affects a call besides its responses. */
export interface CallOptions {
  /** A poll or probe: a 500 raises no notification, and the two-factor dialog never opens. */
  readonly background: boolean
  /** Asks only: may go on as a stranger's call when the session is lost. */
  readonly reads: boolean
  /** The call brings its own two-factor code. */
  readonly includesCode: boolean
}

/** `renewed`: after a refresh, for the last time. `none`: as a stranger. */
export type TokenUse = "current" | "renewed" | "none"

export interface ApiCallContext extends CallOptions {
  readonly token: TokenUse
  readonly stale: string | null
  readonly code: string | null
  /** The code was no good because it had been used before. */
  readonly codeUsed: boolean
  readonly value: unknown
  readonly failure: ServerRefusal | CallFailed | null
}

type SendFailure = TokenRejected | TwoFactorRequired | ServerRefusal | CallFailed

const whyOf = (failed: SendFailure): ServerRefusal | CallFailed =>
  failed._tag === "TokenRejected" ? failed.failure : failed._tag === "TwoFactorRequired" ? failed.refused : failed

/** State set 3: docs/states/site/api-call.md. */
export const apiCall = setup({
  types: {} as {
    context: ApiCallContext
    events: { type: "call.send" } & CallOptions
  },
  actors: {
    sendCall: port<{ token: TokenUse; code: string | null }, unknown, SendFailure>("sendCall"),
    renewSession: port<{ stale: string | null }, null, TaggedFailure<"SessionLost"> | CallFailed>("renewSession"),
    askCode: port<{ used: boolean }, string, CallFailed>("askCode"),
    reportFault: port<{ requestId: string | null }, null>("reportFault"),
  },
  delays: { callTimeout: timing.callTimeout },
}).createMachine({
  id: "apiCall",
  context: {
    background: false,
    reads: false,
    includesCode: false,
    token: "current",
    stale: null,
    code: null,
    codeUsed: false,
    value: null,
    failure: null,
  },
  initial: "idle",
  states: {
    idle: {
      on: {
        "call.send": {
          target: "sending",
          actions: assign(({ event: { background, reads, includesCode } }) => ({ background, reads, includesCode })),
        },
      },
    },
    sending: {
      // Leaving the state stops the port, and with it the request.
      after: { callTimeout: { target: "failed", actions: assign({ failure: callFailed("timeout") }) } },
      invoke: {
        id: "sendCall",
        src: "sendCall",
        input: ({ context: { token, code } }) => ({ token, code }),
        onDone: [
          { guard: succeeded, target: "ok", actions: assign({ value: ({ event }) => successOf({ event }) }) },
          {
            guard: ({ context, event }) => context.token === "current" && failedWith("TokenRejected")({ event }),
            target: "refreshing",
            actions: assign({ stale: ({ event }) => failureWith({ event }, "TokenRejected")?.stale ?? null }),
          },
          {
            guard: ({ context, event }) =>
              !context.background && !context.includesCode && failedWith("TwoFactorRequired")({ event }),
            target: "tfa",
            actions: assign({ codeUsed: ({ event }) => failureWith({ event }, "TwoFactorRequired")?.used ?? false }),
          },
          {
            guard: ({ context, event }) =>
              !context.background && failureWith({ event }, "CallFailed")?.reason === "server",
            target: "notifying",
            actions: assign(callFailure),
          },
          {
            target: "failed",
            actions: assign({
              failure: ({ event }) => (event.output._tag === "Failure" ? whyOf(event.output.failure) : null),
            }),
          },
        ],
      },
    },
    refreshing: {
      invoke: {
        id: "renewSession",
        src: "renewSession",
        input: ({ context: { stale } }) => ({ stale }),
        onDone: [
          { guard: succeeded, target: "sending", actions: assign({ token: "renewed" }) },
          {
            guard: ({ context, event }) => context.reads && failedWith("SessionLost")({ event }),
            target: "sending",
            actions: assign({ token: "none" }),
          },
          {
            target: "failed",
            actions: assign({
              // Answered 401, or not sent at all: what failed is the renewal, and the call was not executed.
              failure: ({ event }) => ({
                ...(failureWith({ event }, "CallFailed") ?? callFailed("unauthorized")),
                notExecuted: true,
              }),
            }),
          },
        ],
      },
    },
    tfa: {
      invoke: {
        id: "askCode",
        src: "askCode",
        input: ({ context: { codeUsed } }) => ({ used: codeUsed }),
        onDone: [
          {
            guard: succeeded,
            target: "sending",
            actions: assign({ token: "current", code: ({ event }) => successOf({ event }) }),
          },
          { target: "failed", actions: assign(callFailure) },
        ],
      },
    },
    notifying: {
      invoke: {
        id: "reportFault",
        src: "reportFault",
        input: ({ context }) => ({ requestId: context.failure?.requestId ?? null }),
        onDone: "failed",
      },
    },
    ok: { type: "final" },
    failed: { type: "final" },
  },
})
