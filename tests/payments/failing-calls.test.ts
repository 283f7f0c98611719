import { Effect, Result } from "effect"
import { describe, expect, it } from "vitest"
import { loadContracts } from "#adapters/cabinet/contracts.ts"
import { createInvoice } from "#adapters/payments/invoices.ts"
import { createNamedApi, type Api } from "#adapters/shared/api.ts"
import { callFailed, taggedFailure, type CallFailureReason } from "#domain/shared/failure.ts"
import { runCall } from "#tests/setup/client.ts"

const failing = (reason: CallFailureReason): Api => createNamedApi(() => Effect.fail(callFailed(reason)))

const btc = { orderId: "7", kind: { paymentType: "Crypto", currencyId: "btc" } } as const

describe("the creation of an invoice", () => {
  // The call may have created the invoice, so another attempt to pay might create a second invoice.
  it.each(["offline", "timeout", "server", "unavailable", "malformed"] as const)(
    "has an unknown outcome after: %s",
    async (reason) => {
      expect(await runCall(createInvoice(failing(reason))(btc))).toEqual(Result.fail(taggedFailure("ResponseLost")))
    },
  )
  it.each(["refused", "tooMany", "forbidden", "unauthorized", "notFound", "cancelled"] as const)(
    "has failed after: %s",
    async (reason) => {
      expect(await runCall(createInvoice(failing(reason))(btc))).toEqual(Result.fail(callFailed(reason)))
    },
  )
})

describe("loading contracts", () => {
  it("fails without a network, instead of returning an empty list", async () => {
    expect(await runCall(loadContracts(failing("offline"))({ query: { state: "All", page: 1 }, size: 10 }))).toEqual(
      Result.fail(callFailed("offline")),
    )
  })
})
