import type { ComponentType } from "react"
import { createActor, waitFor, type ActorRefFrom } from "xstate"
import type { HttpClient } from "#adapters/site/http.ts"
import { twoFactorChallenge } from "#machines/account/two-factor-challenge.machine.ts"
import type { PasskeyFactorProps } from "#ui/account/passkey-factor.tsx"
import { TwoFactorChallenge } from "#ui/account/two-factor-challenge.tsx"
import { useAppActor } from "#ui/site/session.tsx"

/**
 * Returns the port through which the HTTP adapter requests a two-factor code after 403 `tfa`. The customer enters the code for this one
 * call.
 */
const requestTwoFactorCode = (
  challenge: ActorRefFrom<typeof twoFactorChallenge>,
): NonNullable<HttpClient["challenge"]> => {
  const ids = new WeakMap<AbortSignal, number>()
  let last = 0
  const idOf = (call: AbortSignal): number => {
    const existing = ids.get(call)
    if (existing !== undefined) return existing
    const id = ++last
    ids.set(call, id)
    call.addEventListener("abort", () => challenge.send({ type: "call.over", id }))
    return id
  }
  return async (call, used) => {
    if (call.aborted) return null
    const id = idOf(call)
    challenge.send({ type: "call.challenged", id, isCodeUsed: used })
    const snapshot = await waitFor(
      challenge,
      ({ context: { sentCode, queue } }) => sentCode?.id === id || !queue.includes(id),
    )
    return snapshot.context.sentCode?.id === id ? snapshot.context.sentCode.code : null
  }
}

/** Creates the two-factor challenge of the whole application, whose modal is above any page. */
export const createChallenge = () => {
  const actor = createActor(twoFactorChallenge).start()
  const Dialog = ({ passkey }: { readonly passkey: ComponentType<PasskeyFactorProps> }) => (
    <TwoFactorChallenge {...useAppActor(actor)} passkey={passkey} />
  )
  return Object.assign(Dialog, { actor, requestCode: requestTwoFactorCode(actor) })
}
export type Challenge = ReturnType<typeof createChallenge>
