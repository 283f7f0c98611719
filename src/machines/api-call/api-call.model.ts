import type { AnyEventObject } from "xstate"
import type { ServerRefusal } from "../../domain/failure"
import { callFailed, taggedFailure } from "../../domain/failure"
import { model } from "../kit/model"
import { labelSample } from "../kit/when"
import type { ApiCallContext } from "./api-call.machine"
import { apiCall } from "./api-call.machine"

const refused = (status: number, code: string): ServerRefusal => ({
  _tag: "Refused",
  status,
  code,
  message: "Not this time.",
  field: null,
  requestId: "5f0c2a",
})
const person = { type: "call.send", background: false, reads: false, bringsCode: false } as const
const fault = callFailed("server", { requestId: "5f0c2a" })

const isFault = (event: AnyEventObject): boolean =>
  (event["output"] as { readonly failure?: { readonly reason?: string } } | undefined)?.failure?.reason === "server"

/** Where the call's history decides, and not the response alone. */
const whenOf = (
  { token, background, bringsCode, reads }: ApiCallContext,
  tag: string,
  event: AnyEventObject,
): string | null => {
  if (tag === "TokenRejected")
    return token === "current" ? "401, or its token is past its age" : "refused with the new token too"
  if (tag === "CodeAsked")
    return background || bringsCode ? "the call is a poll, or brought a code of its own" : "403 `tfa`"
  if (tag === "Lost") return reads ? "a read: asked as a stranger" : "a write"
  return isFault(event) ? (background ? "500 of a poll" : "500") : null
}

export const apiCallModel = model({
  machine: apiCall,
  input: undefined,
  events: {
    "call.send": [
      person,
      { ...person, reads: true },
      { ...person, reads: true, background: true },
      { ...person, bringsCode: true },
    ],
  },
  answers: {
    sendCall: {
      ok: ["answer"],
      TokenRejected: [{ _tag: "TokenRejected", stale: "a-token", failure: callFailed("unauthorized") }],
      CodeAsked: [{ _tag: "CodeAsked", used: false, refused: refused(403, "tfa") }],
      Refused: [refused(403, "Forbidden"), refused(404, "NotFound")],
      CallFailed: [
        fault,
        labelSample("offline", callFailed("offline")),
        labelSample("malformed answer", callFailed("malformed")),
      ],
    },
    renewSession: { ok: [null], Lost: [taggedFailure("Lost")], CallFailed: [callFailed("offline")] },
    askCode: { ok: ["492039"], CallFailed: [callFailed("cancelled")] },
    reportFault: { ok: [null] },
  },
  feeds: {},
  facts: ({ background, reads, bringsCode, token, code }) => [background, reads, bringsCode, token, code !== null],
  when: (context, event) => {
    const output = event["output"] as { readonly failure?: { readonly _tag: string } } | undefined
    return output?.failure ? whenOf(context, output.failure._tag, event) : null
  },
})
