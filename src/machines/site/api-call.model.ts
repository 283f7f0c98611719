import type { AnyEventObject } from "xstate"
import { callFailed, taggedFailure, type ServerRefusal } from "#domain/shared/failure.ts"
import { labelSample } from "#machines/kit/label-sample.ts"
import { defineModel } from "#machines/kit/model.ts"
import { apiCall, type ApiCallContext } from "./api-call.machine.ts"

const refused = (status: number, code: string): ServerRefusal => ({
  _tag: "Refused",
  status,
  code,
  message: "Not this time.",
  field: null,
  requestId: "5f0c2a",
})
const person = { type: "call.send", isBackground: false, isReadOnly: false, hasCode: false } as const
const fault = callFailed("server", { requestId: "5f0c2a" })

const isFault = (event: AnyEventObject): boolean =>
  (event["output"] as { readonly failure?: { readonly reason?: string } } | undefined)?.failure?.reason === "server"

/** Returns the condition of an edge that depends on the call's history, or null if it depends only on the response. */
const whenOf = (
  { token, isBackground, hasCode, isReadOnly }: ApiCallContext,
  tag: string,
  event: AnyEventObject,
): string | null => {
  if (tag === "TokenRejected")
    return token === "current" ? "401, or its token is past its age" : "refused with the new token too"
  if (tag === "TwoFactorRequired")
    return isBackground || hasCode ? "the call is a poll, or brought a code of its own" : "403 `tfa`"
  if (tag === "SessionLost") return isReadOnly ? "a read: asked as a stranger" : "a write"
  return isFault(event) ? (isBackground ? "500 of a poll" : isReadOnly ? "500 of a read: shown in place" : "500") : null
}

export const apiCallModel = defineModel({
  machine: apiCall,
  events: {
    "call.send": [
      person,
      { ...person, isReadOnly: true },
      { ...person, isReadOnly: true, isBackground: true },
      { ...person, hasCode: true },
    ],
  },
  portResults: {
    sendCall: {
      ok: ["answer"],
      TokenRejected: [{ _tag: "TokenRejected", staleToken: "a-token", failure: callFailed("unauthorized") }],
      TwoFactorRequired: [{ _tag: "TwoFactorRequired", isCodeUsed: false, refused: refused(403, "tfa") }],
      Refused: [refused(403, "Forbidden"), refused(404, "NotFound")],
      CallFailed: [
        fault,
        labelSample("offline", callFailed("offline")),
        labelSample("malformed answer", callFailed("malformed")),
      ],
    },
    refreshSession: { ok: [null], SessionLost: [taggedFailure("SessionLost")], CallFailed: [callFailed("offline")] },
    askTwoFactorCode: { ok: ["492039"], CallFailed: [callFailed("cancelled")] },
    reportFault: { ok: [null] },
  },
  distinguishBy: ({ isBackground, isReadOnly, hasCode, token, code }) => [
    isBackground,
    isReadOnly,
    hasCode,
    token,
    code !== null,
  ],
  when: (context, event) => {
    const output = event["output"] as { readonly failure?: { readonly _tag: string } } | undefined
    return output?.failure ? whenOf(context, output.failure._tag, event) : null
  },
})
