import { Result, Schema } from "effect"
import { fromCallback, type AnyEventObject } from "xstate"
import type { PayoutCoin } from "#domain/shared/currency.ts"
import { toPlainDecimal } from "#domain/shared/money.ts"
import { isSameRequest, WithdrawalRequest } from "#domain/money/withdrawal.ts"
import type { PendingWithdrawalsInput, WithdrawalRequestsChanged } from "#machines/money/pending-withdrawals.machine.ts"
import { onStorage, withStorage } from "#adapters/shared/safe-storage.ts"
import { newId } from "#adapters/shared/form-ids.ts"

type Kept = Pick<Storage, "getItem" | "setItem" | "removeItem">
type Body = Omit<WithdrawalRequest, "id">

interface Places {
  /** Every tab of the browser sees it, and it outlives them. */
  readonly local: () => Kept
  /** The key under which an earlier version stored one id for all coins of a tab. */
  readonly session: () => Kept
}

/** Requests that were sent and whose outcome is unknown: at most one for each customer and coin. */
export interface WithdrawalRequests {
  readonly pending: (customerId: string, coin: PayoutCoin) => WithdrawalRequest | null
  /** Call it before the request is sent. Answers the request that blocks the coin instead, when that is another one. */
  readonly begin: (
    body: Body,
    id: string | null,
  ) => { readonly request: WithdrawalRequest; readonly is: "first" | "repeated" | "blocked" }
  /** The outcome of the request is known, so its id is removed. */
  readonly release: (request: WithdrawalRequest) => void
  /** The server refused the request without looking at its id. */
  readonly refuse: (request: WithdrawalRequest) => void
}

const formerKey = "formId.withdrawal"
/** That id, once a request has taken it. */
const takenKey = "formId.withdrawal.taken"
const uuid = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/i
const requestsKey = "hashwell.withdrawal."
const keyOf = (customerId: string, coin: PayoutCoin): string => `${requestsKey}${customerId}.${coin}`

const decode = Schema.decodeUnknownResult(Schema.fromJsonString(WithdrawalRequest))
const encode = ({ amount, ...rest }: WithdrawalRequest): string =>
  JSON.stringify({ ...rest, amount: toPlainDecimal(amount) })

/** Storage that may be refused or full: its content then lasts as long as the page. */
const guarded = (storage: () => Kept, memory: Map<string, string>) => ({
  read: (key: string) => withStorage(storage, (it) => it.getItem(key), null) ?? memory.get(key) ?? null,
  write: (key: string, text: string) => {
    // The memory has it only while storage refuses it: another tab may release what storage has.
    if (withStorage(storage, (it) => it.setItem(key, text), "refused") === "refused") memory.set(key, text)
    else memory.delete(key)
  },
  remove: (key: string) => {
    memory.delete(key)
    withStorage(storage, (it) => it.removeItem(key), undefined)
  },
})

export const withdrawalRequests = ({ local, session }: Places): WithdrawalRequests => {
  const store = guarded(local, new Map())
  const former = guarded(session, new Map())
  const pending = (customerId: string, coin: PayoutCoin): WithdrawalRequest | null => {
    const request = Result.getOrNull(decode(store.read(keyOf(customerId, coin))))
    return request !== null && request.customerId === customerId && request.coin === coin ? request : null
  }
  const uuidAt = (text: string | null): string | null => uuid.exec(text ?? "")?.[0] ?? null
  /**
   * An id that an earlier version stored, or that stands in an entry which cannot be read, may have been sent. The next request takes it:
   * the server makes one withdrawal for an id, whatever is sent by it.
   */
  const takeId = ({ customerId, coin }: Body): string => {
    const unsettled = uuidAt(store.read(keyOf(customerId, coin))) ?? uuidAt(former.read(formerKey))
    if (unsettled === null) return newId()
    former.write(takenKey, unsettled)
    former.remove(formerKey)
    return unsettled
  }
  const forget = ({ customerId, coin, id }: WithdrawalRequest) => {
    if (pending(customerId, coin)?.id === id) store.remove(keyOf(customerId, coin))
    const isTaken = former.read(takenKey) === id
    if (isTaken) former.remove(takenKey)
    return isTaken
  }
  return {
    pending,
    begin: (body, id) => {
      const existing = pending(body.customerId, body.coin)
      if (existing !== null && (id === null ? !isSameRequest(existing, body) : existing.id !== id))
        return { request: existing, is: "blocked" }
      const request = existing ?? { ...body, id: id ?? takeId(body) }
      store.write(keyOf(body.customerId, body.coin), encode(request))
      return { request, is: existing !== null || id !== null ? "repeated" : "first" }
    },
    release: (request) => {
      forget(request)
    },
    refuse: (request) => {
      // The outcome of an earlier version's request with this id is still unknown.
      if (forget(request)) former.write(formerKey, request.id)
    },
  }
}

/** Another tab, or this one, may have begun or settled a request of this customer. */
export const watchRequests = (
  browser: Pick<Window, "addEventListener" | "removeEventListener">,
  whenChangedHere: (listener: () => void) => () => void,
) =>
  fromCallback<AnyEventObject, PendingWithdrawalsInput, WithdrawalRequestsChanged>(
    ({ input: { customerId }, sendBack }) => {
      const report = () => sendBack({ type: "requests.changed" })
      const isTheirs = (key: string | null) => key === null || key.startsWith(`${requestsKey}${customerId}.`)
      const ends = [onStorage(browser, isTheirs)(report), whenChangedHere(report)]
      return () => ends.forEach((end) => end())
    },
  )
