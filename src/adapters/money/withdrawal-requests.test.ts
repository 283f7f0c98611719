import fc from "fast-check"
import { describe, expect, it } from "vitest"
import type { WithdrawalRequest } from "#domain/money/withdrawal.ts"
import type { PayoutCoin } from "#domain/shared/currency.ts"
import { decimal, toPlainDecimal } from "#domain/shared/money.ts"
import { createWithdrawalRequests } from "./withdrawal-requests.ts"

const storage = (entries: Record<string, string> = {}) => {
  const stored = new Map(Object.entries(entries))
  return {
    stored,
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  }
}
const refused = () => {
  throw new Error("SecurityError")
}
const store = (local = storage(), session = storage()) =>
  createWithdrawalRequests({ local: () => local, session: () => session })

const body = (more: Partial<Omit<WithdrawalRequest, "id">> = {}) => ({
  customerId: "c-1",
  coin: "btc" as PayoutCoin,
  amount: decimal("0.001"),
  address: "bc1qa",
  ...more,
})
const uuid = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/
const former = "7b1c2f9e-8d1f-4c58-9a62-30a1f1c9e001"

describe("the id of a withdrawal request", () => {
  it("differs between btc and eth, and stays the same for a repeated request, after a reload and in another tab", () => {
    const local = storage()
    const ids = store(local)
    const btc = ids.begin(body(), null)
    const eth = ids.begin(body({ coin: "eth", address: "0xa" }), null)
    expect([btc.kind, eth.kind, btc.request.id]).toEqual(["first", "first", expect.stringMatching(uuid)])
    expect(eth.request.id).not.toBe(btc.request.id)
    const again = store(local).begin(body({ amount: decimal("0.00100") }), null)
    expect([again.kind, again.request.id]).toEqual(["repeated", btc.request.id])
  })

  it.each([
    ["amount", { amount: decimal("0.002") }],
    ["address", { address: "bc1qb" }],
  ])("blocks a request with another %s in the same coin", (_, more) => {
    const ids = store()
    const { request } = ids.begin(body(), null)
    expect(ids.begin(body(more), null)).toEqual({ request, kind: "blocked" })
    ids.release(request)
    expect(ids.begin(body(more), null)).toMatchObject({ kind: "first" })
  })

  it("is separate for another customer of the browser", () => {
    const ids = store()
    const { request } = ids.begin(body(), null)
    expect([ids.pending("c-2", "btc"), ids.begin(body({ customerId: "c-2" }), null).kind]).toEqual([null, "first"])
    expect(ids.pending("c-1", "btc")).toEqual(request)
  })

  it("is used again for a request that was settled in another tab", () => {
    const ids = store()
    const { request } = ids.begin(body(), null)
    ids.release(request)
    expect(ids.begin(request, request.id)).toMatchObject({ request: { id: request.id }, kind: "repeated" })
    ids.release(request)
    const other = ids.begin(body({ amount: decimal("0.5") }), null).request
    expect(ids.begin(request, request.id)).toEqual({ request: other, kind: "blocked" })
    ids.release(request)
    expect(ids.pending("c-1", "btc")).toEqual(other)
  })
})

describe("an id that an earlier version stored", () => {
  it("is used by the next request once, and removed only then", () => {
    const [local, session] = [storage(), storage({ "formId.withdrawal": former })]
    expect(store(local, session).pending("c-1", "btc")).toBeNull()
    expect(session.stored.size).toBe(1)
    expect(store(local, session).begin(body(), null)).toMatchObject({ request: { id: former }, kind: "first" })
    expect(session.stored.get("formId.withdrawal")).toBeUndefined()
    expect(store(local, session).begin(body({ coin: "eth" }), null).request.id).not.toBe(former)
  })

  it("remains for the next request of any coin after a refusal that does not concern the id", () => {
    const session = storage({ "formId.withdrawal": former })
    const ids = store(storage(), session)
    ids.refuse(ids.begin(body(), null).request)
    const next = ids.begin(body({ coin: "eth" }), null).request
    expect(next.id).toBe(former)
    ids.release(next)
    expect([session.stored.size, ids.begin(body(), null).request.id]).toEqual([0, expect.not.stringContaining(former)])
  })

  it("is found in an entry that cannot be read", () => {
    const local = storage({ "hashwell.withdrawal.c-1.btc": `{"id":"${former}","amount":` })
    expect([store(local).pending("c-1", "btc"), store(local).begin(body(), null).request.id]).toEqual([null, former])
  })

  it("is ignored if it is not an id", () => {
    expect(store(storage(), storage({ "formId.withdrawal": "../../x" })).begin(body(), null).request.id).toMatch(uuid)
  })
})

type Step =
  | { readonly do: "begin"; readonly coin: PayoutCoin; readonly amount: string }
  | { readonly do: "release"; readonly coin: PayoutCoin }
  | { readonly do: "reload" }
const coin = fc.constantFrom("btc" as const, "eth" as const)
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ do: fc.constant("begin" as const), coin, amount: fc.constantFrom("0.001", "0.002") }),
  fc.record({ do: fc.constant("release" as const), coin }),
  fc.constant({ do: "reload" as const }),
)

const plain = (request: WithdrawalRequest | null) => request && { ...request, amount: toPlainDecimal(request.amount) }

it("an unreleased request keeps its id and body, and no id is used for two bodies", () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), fc.boolean(), (steps, isRefused) => {
      const local = storage()
      const open = () =>
        createWithdrawalRequests({
          local: isRefused ? refused : () => local,
          session: isRefused ? refused : () => storage(),
        })
      let ids = open()
      const expected = new Map<PayoutCoin, WithdrawalRequest>()
      const bodies = new Map<string, unknown>()
      const checkPending = () => {
        for (const each of ["btc", "eth"] as const)
          expect(plain(ids.pending("c-1", each))).toEqual(plain(expected.get(each) ?? null))
      }
      const does = {
        // Without storage the ids last only until the page is closed, so a reload has nothing to restore.
        reload: () => {
          if (!isRefused) ids = open()
        },
        release: ({ coin }: { readonly coin: PayoutCoin }) => {
          const known = expected.get(coin)
          if (known) ids.release(known)
          expected.delete(coin)
        },
        begin: ({ coin, amount }: { readonly coin: PayoutCoin; readonly amount: string }) => {
          const known = expected.get(coin)
          const { request, kind } = ids.begin(body({ coin, amount: decimal(amount) }), null)
          expect(kind).toBe(
            known === undefined ? "first" : toPlainDecimal(known.amount) === amount ? "repeated" : "blocked",
          )
          if (known) expect(plain(request)).toEqual(plain(known))
          expected.set(coin, request)
          const whole = plain(request)
          expect(bodies.get(request.id) ?? whole).toEqual(whole)
          bodies.set(request.id, whole)
        },
      }
      for (const one of steps) {
        does[one.do](one as never)
        checkPending()
      }
    }),
  )
})
