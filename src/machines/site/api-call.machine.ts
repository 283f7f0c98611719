import { assign } from "xstate"
import { callFailed, type CallFailed, type TaggedFailure, type ServerRefusal } from "#domain/shared/failure.ts"
import { timing } from "#domain/shared/timing.ts"
import { answers, setup, port } from "#machines/shared/port.ts"

/** The server responded with 401, or the call was not sent because the token is too old. In the second case `stale` is null. */
export interface TokenRejected {
  readonly _tag: "TokenRejected"
  readonly stale: string | null
  readonly failure: CallFailed
}

/** The server responded with 403 `tfa` or 403 `CodeUsed`. */
export interface TwoFactorRequired {
  readonly _tag: "TwoFactorRequired"
  /** True if the code in the call had been used before. */
  readonly used: boolean
  readonly refused: ServerRefusal
}

/** The options that affect a call, in addition to its responses. */
export interface CallOptions {
  /** True for a poll or a probe. A 500 raises no notification, and the two-factor dialog never opens. */
  readonly background: boolean
  /**
   * True for a call that only reads. After the session is lost, it may continue without a token. A failure raises no notification, because
   * the page of the call shows it.
   */
  readonly reads: boolean
  /** True if the call already includes a two-factor code. */
  readonly includesCode: boolean
}

/** The token of a call. `renewed`: the token after a refresh, which is the last attempt. `none`: no token, as for a stranger. */
export type TokenUse = "current" | "renewed" | "none"

export interface ApiCallContext extends CallOptions {
  readonly token: TokenUse
  readonly stale: string | null
  readonly code: string | null
  /** True if the code was rejected because it had been used before. */
  readonly codeUsed: boolean
  readonly value: unknown
  readonly failure: ServerRefusal | CallFailed | null
}

export type SendFailure = TokenRejected | TwoFactorRequired | ServerRefusal | CallFailed

/**
 * State set 3, API call: docs/states/site/api-call.md. The machine sends a call at most three times, and never twice with the same token.
 * After a lost session only reads continue without a token, because nobody may write as another user.
 */
export const apiCall = setup({
  types: {} as {
    context: ApiCallContext
    events: { type: "call.send" } & CallOptions
  },
  actors: {
    sendCall: port<{ token: TokenUse; code: string | null }, unknown, SendFailure>("sendCall"),
    renewSession: port<{ stale: string | null }, null, TaggedFailure<"SessionLost"> | CallFailed>("renewSession"),
    askTwoFactorCode: port<{ used: boolean }, string, CallFailed>("askTwoFactorCode"),
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
      // Leaving the state stops the port, and thereby the request.
      after: { callTimeout: { target: "failed", actions: assign({ failure: callFailed("timeout") }) } },
      invoke: {
        src: "sendCall",
        input: ({ context: { token, code } }) => ({ token, code }),
        onDone: answers({
          ok: { target: "ok", assign: (value) => ({ value }) },
          TokenRejected: [
            {
              when: (_: TokenRejected, { token }: ApiCallContext) => token === "current",
              target: "refreshing",
              assign: ({ stale }: TokenRejected) => ({ stale }),
            },
            { target: "failed", assign: ({ failure }: TokenRejected) => ({ failure }) },
          ],
          TwoFactorRequired: [
            {
              when: (_: TwoFactorRequired, { background, includesCode }: ApiCallContext) =>
                !background && !includesCode,
              target: "tfa",
              assign: ({ used }: TwoFactorRequired) => ({ codeUsed: used }),
            },
            { target: "failed", assign: ({ refused }: TwoFactorRequired) => ({ failure: refused }) },
          ],
          Refused: { target: "failed", assign: (failure: ServerRefusal) => ({ failure }) },
          otherwise: [
            {
              when: ({ reason }: CallFailed, { background, reads }: ApiCallContext) =>
                !background && !reads && reason === "server",
              target: "notifying",
            },
            { target: "failed" },
          ],
        }),
      },
    },
    refreshing: {
      invoke: {
        src: "renewSession",
        input: ({ context: { stale } }) => ({ stale }),
        onDone: answers({
          ok: { target: "sending", assign: () => ({ token: "renewed" }) },
          SessionLost: [
            {
              when: (_: TaggedFailure<"SessionLost">, { reads }: ApiCallContext) => reads,
              target: "sending",
              assign: () => ({ token: "none" as const }),
            },
            { target: "failed", assign: () => ({ failure: callFailed("unauthorized", { notExecuted: true }) }) },
          ],
          // Only the renewal failed. The server did not execute the call, because it refused the token or never received the call.
          otherwise: {
            target: "failed",
            assign: (failure: CallFailed) => ({ failure: { ...failure, notExecuted: true as const } }),
          },
        }),
      },
    },
    tfa: {
      invoke: {
        src: "askTwoFactorCode",
        input: ({ context: { codeUsed } }) => ({ used: codeUsed }),
        onDone: answers({
          ok: { target: "sending", assign: (code) => ({ token: "current", code }) },
          otherwise: "failed",
        }),
      },
    },
    notifying: {
      invoke: {
        src: "reportFault",
        input: ({ context }) => ({ requestId: context.failure?.requestId ?? null }),
        onDone: "failed",
      },
    },
    ok: { type: "final" },
    failed: { type: "final" },
  },
})
