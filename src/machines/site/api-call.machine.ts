import { assign } from "xstate"
import { callFailed, type CallFailed, type TaggedFailure, type ServerRefusal } from "#domain/shared/failure.ts"
import { timing } from "#domain/shared/timing.ts"
import { answers, setup, port } from "#machines/shared/port.ts"

/**
 * The failure of a call with a rejected token (401), or of a call that was not sent because its token is too old. `staleToken` is
 * null for a call that was not sent.
 */
export interface TokenRejected {
  readonly _tag: "TokenRejected"
  readonly staleToken: string | null
  readonly failure: CallFailed
}

/** The refusal of a call that needs a two-factor code, or another one: 403 `tfa` or 403 `CodeUsed`. */
export interface TwoFactorRequired {
  readonly _tag: "TwoFactorRequired"
  /** True if the code in the call had been used before. */
  readonly isCodeUsed: boolean
  readonly refused: ServerRefusal
}

/** The options of a call, which decide with its responses what happens next. */
export interface CallOptions {
  /** True for a poll or a probe. A 500 then raises no notification, and the two-factor dialog never opens. */
  readonly isBackground: boolean
  /**
   * True for a call that only reads. After the session is lost, it may continue without a token. A failure raises no notification, because
   * the page of the call shows it.
   */
  readonly isReadOnly: boolean
  /** True if the call already includes a two-factor code. */
  readonly hasCode: boolean
}

/** The token of a call. `refreshed`: the token after a refresh, which is the last attempt. `none`: no token, as for a visitor. */
export type TokenUse = "current" | "refreshed" | "none"

export interface ApiCallContext extends CallOptions {
  readonly token: TokenUse
  readonly staleToken: string | null
  readonly code: string | null
  /** True if the code was rejected because it had been used before. */
  readonly isCodeUsed: boolean
  readonly value: unknown
  readonly failure: ServerRefusal | CallFailed | null
}

export type SendFailure = TokenRejected | TwoFactorRequired | ServerRefusal | CallFailed

/**
 * State set 3, API call: docs/states/site/api-call.md. Without a two-factor code, the machine sends a call at most three times, and never
 * twice with the same token. Every wrong code opens the challenge again. After a lost session only reads continue without a token, because
 * nobody may write as another user.
 */
export const apiCall = setup({
  types: {} as {
    context: ApiCallContext
    events: { type: "call.send" } & CallOptions
  },
  actors: {
    sendCall: port<{ token: TokenUse; code: string | null }, unknown, SendFailure>("sendCall"),
    refreshSession: port<{ staleToken: string | null }, null, TaggedFailure<"SessionLost"> | CallFailed>(
      "refreshSession",
    ),
    askTwoFactorCode: port<{ isCodeUsed: boolean }, string, CallFailed>("askTwoFactorCode"),
    reportFault: port<{ requestId: string | null }, null>("reportFault"),
  },
  delays: { callTimeout: timing.callTimeout },
}).createMachine({
  id: "apiCall",
  context: {
    isBackground: false,
    isReadOnly: false,
    hasCode: false,
    token: "current",
    staleToken: null,
    code: null,
    isCodeUsed: false,
    value: null,
    failure: null,
  },
  initial: "idle",
  states: {
    idle: {
      on: {
        "call.send": {
          target: "sending",
          actions: assign(({ event: { isBackground, isReadOnly, hasCode } }) => ({
            isBackground,
            isReadOnly,
            hasCode,
          })),
        },
      },
    },
    sending: {
      // Leaving the state stops the port, which aborts the request.
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
              assign: ({ staleToken }: TokenRejected) => ({ staleToken }),
            },
            { target: "failed", assign: ({ failure }: TokenRejected) => ({ failure }) },
          ],
          TwoFactorRequired: [
            {
              when: (_: TwoFactorRequired, { isBackground, hasCode }: ApiCallContext) => !isBackground && !hasCode,
              target: "awaitingTwoFactorCode",
              assign: ({ isCodeUsed }: TwoFactorRequired) => ({ isCodeUsed }),
            },
            { target: "failed", assign: ({ refused }: TwoFactorRequired) => ({ failure: refused }) },
          ],
          Refused: { target: "failed", assign: (failure: ServerRefusal) => ({ failure }) },
          otherwise: [
            {
              when: ({ reason }: CallFailed, { isBackground, isReadOnly }: ApiCallContext) =>
                !isBackground && !isReadOnly && reason === "server",
              target: "notifying",
            },
            { target: "failed" },
          ],
        }),
      },
    },
    refreshing: {
      invoke: {
        src: "refreshSession",
        input: ({ context: { staleToken } }) => ({ staleToken }),
        onDone: answers({
          ok: { target: "sending", assign: () => ({ token: "refreshed" }) },
          SessionLost: [
            {
              when: (_: TaggedFailure<"SessionLost">, { isReadOnly }: ApiCallContext) => isReadOnly,
              target: "sending",
              assign: () => ({ token: "none" as const }),
            },
            { target: "failed", assign: () => ({ failure: callFailed("unauthorized", { isNotExecuted: true }) }) },
          ],
          // Only the refresh failed. The server did not execute the call, because it refused the token or never received the call.
          otherwise: {
            target: "failed",
            assign: (failure: CallFailed) => ({ failure: { ...failure, isNotExecuted: true as const } }),
          },
        }),
      },
    },
    awaitingTwoFactorCode: {
      invoke: {
        src: "askTwoFactorCode",
        input: ({ context: { isCodeUsed } }) => ({ isCodeUsed }),
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
