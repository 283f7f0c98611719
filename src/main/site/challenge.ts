import type { i18n as I18n } from "i18next"
import type { ComponentType } from "react"
import { waitFor, type ActorRefFrom } from "xstate"
import type { HttpClient } from "#adapters/shared/http.ts"
import type { Locale } from "#domain/shared/currency.ts"
import { callFailed } from "#domain/shared/failure.ts"
import type { twoFactorChallenge } from "#machines/account/two-factor-challenge.machine.ts"
import { loadTexts } from "#ui/shared/i18n.ts"
import type { ChallengeModalProps } from "#ui/account/two-factor-challenge.tsx"

export type ChallengeModal = ComponentType<ChallengeModalProps>
type Asking = NonNullable<HttpClient["challenge"]>

/** Most visits never meet a challenge: the modal is fetched with the first one. */
export const createChallengeModal = (i18n: I18n, locale: () => Locale) => {
  let fetched: ChallengeModal | null = null
  return {
    /** Null until it has been fetched. */
    modal: () => fetched,
    fetch: async (): Promise<void> => {
      const [{ TwoFactorChallenge }] = await Promise.all([
        import("#ui/account/two-factor-challenge.tsx"),
        loadTexts(i18n, locale(), ["account"]),
      ])
      fetched = TwoFactorChallenge
    },
  }
}

/** What the HTTP adapter awaits after 403 `tfa`: the code that the person gives for this one call. */
export const requestTwoFactorCode = (
  challenge: ActorRefFrom<typeof twoFactorChallenge>,
  fetchModal: () => Promise<void>,
): Asking => {
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
    try {
      await fetchModal()
    } catch {
      // Without the dialog no code can be requested; the form keeps its values, and the next attempt loads it again.
      return callFailed("offline")
    }
    if (call.aborted) return null
    const id = idOf(call)
    challenge.send({ type: "call.challenged", id, used })
    const settled = await waitFor(challenge, ({ context: { given, queue } }) => given?.id === id || !queue.includes(id))
    return settled.context.given?.id === id ? settled.context.given.code : null
  }
}
