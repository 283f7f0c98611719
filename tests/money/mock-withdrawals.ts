import { Effect } from "effect"
import { createActor, fromCallback, waitFor, type Actor, type AnyEventObject } from "xstate"
import { createWithdrawalRequests } from "#adapters/money/withdrawal-requests.ts"
import { createWithdrawal, findWithdrawal } from "#adapters/money/withdrawal.ts"
import { createNamedApi, type ApiCall, type Send } from "#adapters/shared/api.ts"
import { fillPort } from "#adapters/shared/fill-port.ts"
import { buildWithdrawalOperation } from "#domain/fixtures/operation.ts"
import { withdrawalSummary } from "#domain/fixtures/withdrawal.ts"
import type { WithdrawalSummary } from "#domain/money/withdrawal.ts"
import type { PayoutCoin } from "#domain/shared/currency.ts"
import { callFailed, type CallFailed } from "#domain/shared/failure.ts"
import { decimal } from "#domain/shared/money.ts"
import type {
  WithdrawalFormData,
  WithdrawalSummaryChanged,
  WithdrawalInput,
} from "#machines/money/withdrawal.context.ts"
import { withdrawal } from "#machines/money/withdrawal.machine.ts"

/** The possible results of a withdrawal request. A request with the result `late` reaches the server only at the next `arrive`. */
export const responseFates = [
  "ok",
  "lostBefore",
  "lostAfter",
  "late",
  "brokenAfter",
  "hangsBefore",
  "hangsAfter",
  "tooMany",
  "cancelled",
] as const
export type ResponseFate = (typeof responseFates)[number]

export interface Body {
  readonly id: string
  readonly amount: string
  readonly address: string
  readonly currencyId: PayoutCoin
}
interface CreatedWithdrawal extends Body {
  readonly customerId: string
}

const lost: ReadonlySet<ResponseFate> = new Set([
  "lostBefore",
  "lostAfter",
  "late",
  "brokenAfter",
  "hangsBefore",
  "hangsAfter",
])
const reached: ReadonlySet<ResponseFate> = new Set(["ok", "lostAfter", "brokenAfter", "hangsAfter"])

/** Creates a server that follows docs/api.md: one withdrawal for each id, and 409 for the same id with another body. */
export const createServer = (onViolation: (what: string) => void) => {
  const created = new Map<string, CreatedWithdrawal>()
  const late: Array<CreatedWithdrawal> = []
  /** Ids of withdrawals whose outcome the customer has not seen yet. */
  const unknown = new Map<string, CreatedWithdrawal>()
  const take = (wanted: CreatedWithdrawal): "made" | "conflict" => {
    const existing = created.get(wanted.id) ?? wanted
    created.set(wanted.id, existing)
    return JSON.stringify(existing) === JSON.stringify(wanted) ? "made" : "conflict"
  }
  const respond = (wanted: CreatedWithdrawal) => {
    if (take(wanted) === "conflict") {
      return Effect.fail({
        _tag: "Refused",
        status: 409,
        code: "WithdrawalIdReused",
        message: "Taken.",
        field: null,
        requestId: null,
      } as const)
    }
    unknown.delete(wanted.id)
    return Effect.succeed({
      id: wanted.id,
      amount: decimal(wanted.amount),
      address: wanted.address,
      currencyId: wanted.currencyId,
    })
  }
  const post = (wanted: CreatedWithdrawal, fate: ResponseFate) => {
    for (const other of unknown.values()) {
      const isSamePlace = other.customerId === wanted.customerId && other.currencyId === wanted.currencyId
      if (isSamePlace && other.id !== wanted.id)
        onViolation(`${wanted.id} was sent while the outcome of ${other.id} was unknown`)
    }
    if (lost.has(fate)) unknown.set(wanted.id, wanted)
    if (fate === "late") late.push(wanted)
    if (fate !== "ok" && reached.has(fate)) take(wanted)
    if (fate === "ok") return respond(wanted)
    if (fate === "hangsBefore" || fate === "hangsAfter") return Effect.never
    if (fate === "tooMany") return Effect.fail(callFailed("tooMany"))
    if (fate === "cancelled") return Effect.fail(callFailed("cancelled"))
    return Effect.fail(callFailed(fate === "brokenAfter" ? "server" : "offline"))
  }
  const history = (customerId: string) => {
    const values = [...created.values()]
      .filter((one) => one.customerId === customerId)
      .map(({ id, amount, address, currencyId }) => {
        unknown.delete(id)
        return buildWithdrawalOperation({ id, amount: decimal(amount), address, currencyId })
      })
    return { total: values.length, values }
  }
  return {
    created,
    late,
    unknown,
    post,
    history,
    take,
    arrive: () => late.splice(0).forEach(take),
  }
}
export type Server = ReturnType<typeof createServer>

const storage = () => {
  const stored = new Map<string, string>()
  return {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  }
}

/** Creates a browser whose tabs share local storage. */
export const createBrowser = (server: Server, nextFate: () => ResponseFate, isHistoryUp: () => boolean) => {
  const local = storage()
  return {
    tab: (session = storage()) => {
      let actor: Actor<typeof withdrawal> | null = null
      let customerId = "c-0"
      const api = createNamedApi(((call: ApiCall<unknown>) => {
        if (call.method === "POST") return server.post({ ...(call.body as Body), customerId }, nextFate())
        return isHistoryUp() ? Effect.sync(() => server.history(customerId)) : Effect.fail(callFailed("offline"))
      }) as Send)
      const open = (coin: PayoutCoin, customer = customerId) => {
        actor?.stop()
        customerId = customer
        const requests = createWithdrawalRequests({ local: () => local, session: () => session })
        actor = createActor(
          withdrawal.provide({
            actors: {
              openWithdrawal: fillPort((input: WithdrawalInput): Effect.Effect<WithdrawalFormData, CallFailed> =>
                Effect.sync(() => ({
                  customerId: customer,
                  summary: withdrawalSummary,
                  address: "",
                  book: null,
                  pending: requests.pending(customer, input.coin),
                })),
              ),
              createWithdrawal: fillPort(createWithdrawal(api, requests)),
              findWithdrawal: fillPort(findWithdrawal(api, requests)),
              loadWithdrawalSummary: fillPort((): Effect.Effect<WithdrawalSummary, CallFailed> =>
                Effect.succeed(withdrawalSummary),
              ),
              watchSummary: fromCallback<AnyEventObject, WithdrawalInput, WithdrawalSummaryChanged>(() => undefined),
            },
          }),
          { input: { coin } },
        ).start()
        return actor
      }
      return { open, current: () => actor ?? open("btc"), session }
    },
  }
}

const passing = ["loading", "sending", "updating", "checking", "resending"] as const
/**
 * Waits until the machine has no call in progress. A hanging call never ends, so the function then returns immediately.
 */
export const waitUntilIdle = async (actor: Actor<typeof withdrawal>, isHanging: () => boolean) => {
  if (isHanging()) return
  await waitFor(actor, (state) => isHanging() || !passing.some((name) => state.matches(name)), { timeout: 1_000 })
}
