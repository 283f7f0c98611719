import { describe } from "vitest"
import { type Expected, formatTestName, test } from "./check.ts"
import { type CallRequest, document, hasAccount, isOffered } from "./server.ts"

type Query = Readonly<Record<string, string>>
type Row = readonly [call: string, details: Omit<CallRequest, "call" | "token">, expected: Expected]

const q = (query: Query): Omit<CallRequest, "call"> => ({ query })
const page = q({ offset: "0", count: "3" })

/** Calls without a token. */
const open: readonly Row[] = [
  ["GET /products", q({ currencyId: "eur" }), 200],
  ["GET /products", q({ conformance: "1" }), [400, "UnknownField", "conformance"]],
  ["GET /products", q({ currencyId: "doubloon" }), [400, "InvalidField", "currencyId"]],
  ["GET /referralcodes/{code}", { params: { code: "NO-SUCH-CODE" } }, [404, "NotFound"]],
  ["GET /currencies/btc", q({ clientCurrencyId: "eur" }), 200],
  ["GET /currencies/eth", {}, 200],
  ["GET /currencies/crypto/marketcap/{currency}", { params: { currency: "usd" } }, 200],
  ["GET /currencies/crypto/marketcap/{currency}", { params: { currency: "doubloon" } }, [400, "InvalidField"]],
  ["GET /fomo/recentPurchases", {}, 200],
  ["GET /mining/{currencyId}", { params: { currencyId: "btc" } }, 200],
  ["GET /mining/{currencyId}", { params: { currencyId: "eth" } }, 200],
  ["GET /mining/{currencyId}", { params: { currencyId: "eth2" } }, 200],
  ["GET /record", {}, 200],
  ["GET /orders/{orderId}", {}, [404, "NotFound"]],
  ["GET /orders/{orderId}", { params: { orderId: "no-id" } }, [400, "InvalidField", "orderId"]],
  ["GET /demo/cabinet/{id}", {}, [404, "NotFound"]],
]

/** Calls by which a customer reads. */
const own: readonly Row[] = [
  ["GET /profile", {}, 200],
  ["GET /orders", page, 200],
  ["GET /orders", q({ states: "Completed,Expired" }), 200],
  ["GET /orders", q({ count: "101" }), [400, "InvalidField", "count"]],
  ["GET /contracts", page, 200],
  ["GET /contracts", q({ state: "Active" }), 200],
  ["GET /contracts/{contractId}", {}, [404, "NotFound"]],
  ["GET /contracts/{contractId}", { params: { contractId: "no-id" } }, [400, "InvalidField", "contractId"]],
  ["GET /dashboard/summary", q({ currencyId: "eur" }), 200],
  ["GET /dashboard/returns", q({ currencyId: "eur" }), 200],
  ["GET /dashboard/forecast", q({ currencyId: "btc", clientCurrencyId: "usd" }), 200],
  ["GET /dashboard/forecast", q({ currencyId: "eth" }), 200],
  ["GET /dashboard/forecast", {}, [400, "InvalidField", "currencyId"]],
  ["GET /dashboard/investment", page, 200],
  ["GET /dashboard/operationhistory", page, 200],
  ["GET /dashboard/operationhistory", q({ operationType: "MaintenanceFee", count: "3" }), 200],
  ["GET /dashboard/operationhistory", q({ start: "2026-02-30T00:00" }), [400, "InvalidField", "start"]],
  ["GET /dashboard/operationhistory/export", q({ operationType: "Withdrawal" }), 200],
  ["GET /dashboard/operationhistory/totals", {}, 200],
  ["GET /exports/{ticket}", { params: { ticket: "0f9c1f0a-7c1e-4a43-8f57-6f0f4d1f2b20" } }, [404, "NotFound"]],
  ["GET /withdraws/summary", q({ currencyId: "btc", clientCurrencyId: "usd" }), 200],
  ["GET /withdraws/summary", q({ currencyId: "eth2" }), 200],
  ["GET /address-book", {}, 200],
  ["GET /profile/passkeys", {}, 200],
  ["GET /profile/sessions", {}, 200],
  ["GET /profile/events", page, 200],
  ["GET /profile/protection", {}, 200],
]

/** Calls by which a partner reads, and which the server refuses to other customers. */
const ofPartners = [
  "GET /partnership/summary",
  "GET /partnership/summary1",
  "GET /partnership/rewards",
  "GET /partnership/rewards1",
]

/** All read calls that need a token. */
const guarded = Object.entries(document.paths).flatMap(([path, { get }]) =>
  JSON.stringify(get?.security) === '[{"bearer":[]}]' ? [`GET ${path}`] : [],
)

describe("reading", () => {
  for (const [call, details, expected] of open)
    test.skipIf(!isOffered(call))(formatTestName({ call, ...details }, expected), ({ check }) =>
      check({ call, ...details }, expected),
    )
  for (const call of guarded)
    test.skipIf(!isOffered(call))(`${call} without a token`, async ({ check }) => {
      const query = call === "GET /dashboard/forecast" ? { currencyId: "btc" } : {}
      await check({ call, query }, [401, "Unauthorized"])
      await check({ call, query, token: "no-token" }, [401, "Unauthorized"])
    })
})

describe.skipIf(!hasAccount)("reading, with --as", () => {
  for (const [call, details, expected] of own)
    test.skipIf(!isOffered(call))(formatTestName({ call, ...details }, expected), ({ check, token }) =>
      check({ call, ...details, token }, expected),
    )
  for (const call of ofPartners)
    test(`${call} for partners`, async ({ check, token }) => {
      const { body } = await check({ call: "GET /profile", token }, 200)
      await check({ call, ...page, token }, body.isPartner ? 200 : [403, "Forbidden"])
    })
})
