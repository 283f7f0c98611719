import { BigDecimal } from "effect"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { buildOperation } from "#domain/fixtures/operation.ts"
import { decimal, toPlainDecimal, zero } from "#domain/shared/money.ts"
import { sumNetTotals, type HistoryTotals } from "./history-totals.ts"
import { isDebit, type Operation } from "./operation.ts"

/** Returns the operation's change of the balance, which is zero if it was rejected. */
const balanceChange = (operation: Operation) =>
  operation.state === "Rejected" ? zero : isDebit(operation) ? BigDecimal.negate(operation.amount) : operation.amount

const operations = fc.array(
  fc
    .record({
      operationType: fc.constantFrom(
        "Bonus" as const,
        "Returned" as const,
        "PartnerBonus" as const,
        "Withdrawal" as const,
        "MaintenanceFee" as const,
      ),
      currencyId: fc.constantFrom("btc" as const, "eth" as const),
      state: fc.constantFrom("Created" as const, "Pending" as const, "Completed" as const, "Rejected" as const),
      amount: fc.bigInt({ min: 0n, max: 10n ** 15n }).map((value) => BigDecimal.make(value, 8)),
    })
    .map(buildOperation),
)

/** Returns the totals as a server sends them, without rejected operations. */
const totalsOf = (values: ReadonlyArray<ReturnType<typeof buildOperation>>): HistoryTotals =>
  values
    .filter(({ state }) => state !== "Rejected")
    .map(({ operationType, amount, currencyId }) => ({
      operationType,
      amount: { amount, currencyId },
      equivalent: { amount, currencyId: "usd" as const },
    }))

describe("the net of a coin", () => {
  it("is the change of its balance by all operations", () => {
    fc.assert(
      fc.property(operations, (values) => {
        const nets = sumNetTotals(totalsOf(values))
        for (const coin of ["btc", "eth"] as const) {
          const own = values.filter(({ currencyId }) => currencyId === coin).map(balanceChange)
          const expected = own.reduce((sum, one) => BigDecimal.sum(sum, one), zero)
          const net = nets.find(({ amount }) => amount.currencyId === coin)
          expect(toPlainDecimal(net?.amount.amount ?? zero)).toBe(toPlainDecimal(expected))
          expect(toPlainDecimal(net?.equivalent.amount ?? zero)).toBe(toPlainDecimal(expected))
        }
      }),
    )
  })

  it("is absent if an operation has a type that may be a debit", () => {
    const sum = (operationType: "Bonus" | "unknown", currencyId: "btc" | "eth") => ({
      operationType,
      amount: { amount: decimal("1"), currencyId },
      equivalent: { amount: decimal("2"), currencyId: "usd" as const },
    })
    expect(sumNetTotals([sum("Bonus", "btc"), sum("unknown", "btc"), sum("Bonus", "eth")])).toEqual([
      { amount: { amount: decimal("1"), currencyId: "eth" }, equivalent: { amount: decimal("2"), currencyId: "usd" } },
    ])
  })
})
