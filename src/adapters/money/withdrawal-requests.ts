import { Result, Schema } from "effect"
import { fromCallback, type AnyEventObject } from "xstate"
import { generateId } from "#adapters/shared/idempotency-keys.ts"
import { onStorage, withStorage } from "#adapters/shared/safe-storage.ts"
import { isSameRequest, WithdrawalRequest } from "#domain/money/withdrawal.ts"
import type { PayoutCoin } from "#domain/shared/currency.ts"
import { toPlainDecimal } from "#domain/shared/money.ts"
import type { PendingWithdrawalsInput, WithdrawalRequestsChanged } from "#machines/money/pending-withdrawals.machine.ts"

type RequestStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">
type Body = Omit<WithdrawalRequest, "id">

interface Places {
  /** The storage that all tabs of the browser share and that remains when they are closed. */
  readonly local: () => RequestStorage
  /** The storage of one tab. An earlier version stored a single id for all coins here. */
  readonly session: () => RequestStorage
}

/** The requests that were sent and whose outcome is unknown, at most one for each customer and coin. */
export interface WithdrawalRequests {
  readonly pending: (customerId: string, coin: PayoutCoin) => WithdrawalRequest | null
  /**
   * Records a request before it is sent. `id` is the id of the retried request, or null for a new form. If a different request blocks the
   * coin, returns that request.
   */
  readonly begin: (
    body: Body,
    id: string | null,
  ) => { readonly request: WithdrawalRequest; readonly kind: "first" | "repeated" | "blocked" }
  /** Removes the id of a request whose outcome is known. */
  readonly release: (request: WithdrawalRequest) => void
  /** Removes a request that the server refused without checking its id. */
  readonly refuse: (request: WithdrawalRequest) => void
}

const formerKey = "formId.withdrawal"
/** The key of the earlier version's id after a request has taken it. */
const takenKey = "formId.withdrawal.taken"
const uuid = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/i
const requestsKey = "hashwell.withdrawal."
const keyOf = (customerId: string, coin: PayoutCoin): string => `${requestsKey}${customerId}.${coin}`

const decode = Schema.decodeUnknownResult(Schema.fromJsonString(WithdrawalRequest))
const encode = ({ amount, ...rest }: WithdrawalRequest): string =>
  JSON.stringify({ ...rest, amount: toPlainDecimal(amount) })

/** Wraps storage that may be refused or full. A value that was not stored lasts as long as the page. */
const withMemory = (getStorage: () => RequestStorage, memory: Map<string, string>) => ({
  read: (key: string) => withStorage(getStorage, (storage) => storage.getItem(key), null) ?? memory.get(key) ?? null,
  write: (key: string, text: string) => {
    // The memory contains the value only while storage refuses it, because another tab may release a stored request.
    if (withStorage(getStorage, (storage) => storage.setItem(key, text), "refused") === "refused") memory.set(key, text)
    else memory.delete(key)
  },
  remove: (key: string) => {
    memory.delete(key)
    withStorage(getStorage, (storage) => storage.removeItem(key), undefined)
  },
})

/** Creates the store of the requests. An unreadable entry counts as no request, but the next request of the coin takes its id. */
export const createWithdrawalRequests = ({ local, session }: Places): WithdrawalRequests => {
  const store = withMemory(local, new Map())
  const former = withMemory(session, new Map())
  const pending = (customerId: string, coin: PayoutCoin): WithdrawalRequest | null => {
    const request = Result.getOrNull(decode(store.read(keyOf(customerId, coin))))
    return request !== null && request.customerId === customerId && request.coin === coin ? request : null
  }
  const uuidAt = (text: string | null): string | null => uuid.exec(text ?? "")?.[0] ?? null
  /**
   * Returns the id for a new request. An id from an earlier version or from an unreadable entry may have been sent, so the next request
   * takes it. The server makes only one withdrawal for an id, even if the request differs.
   */
  const takeId = ({ customerId, coin }: Body): string => {
    const unsettled = uuidAt(store.read(keyOf(customerId, coin))) ?? uuidAt(former.read(formerKey))
    if (unsettled === null) return generateId()
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
        return { request: existing, kind: "blocked" }
      const request = existing ?? { ...body, id: id ?? takeId(body) }
      store.write(keyOf(body.customerId, body.coin), encode(request))
      return { request, kind: existing !== null || id !== null ? "repeated" : "first" }
    },
    release: (request) => {
      forget(request)
    },
    refuse: (request) => {
      // The outcome of the earlier version's request with this id is still unknown, so the next request must take the id again.
      if (forget(request)) former.write(formerKey, request.id)
    },
  }
}

/** Reports that a tab may have started or settled a request of this customer. */
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
