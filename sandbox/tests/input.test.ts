import { expect, test } from "vitest"
import { setUpSandbox } from "#sandbox/testing/sandbox.ts"

const { api, raw, signUp } = setUpSandbox()

const json = { "Content-Type": "application/json" }

test.for([
  ["no JSON", "{", json, "MalformedBody", 400],
  ["an empty body", "", json, "MalformedBody", 400],
  ["a list", "[]", json, "InvalidField", 400],
  ["another type", "<order/>", { "Content-Type": "text/xml" }, "UnsupportedMediaType", 415],
  ["far too much", JSON.stringify({ id: "x".repeat(70_000) }), json, "BodyTooLarge", 413],
] as const)("a body that is %s is refused with an error body", async ([, body, headers, code, status]) => {
  const response = await raw("/api/v1/orders", { method: "POST", body, headers })
  expect(response).toMatchObject({ status, body: { code, message: expect.any(String), requestId: expect.any(String) } })
})

test.for([
  ["/referralcodes/%00", "code"],
  ["/products?code=%00", "code"],
  ["/products?currencyId=btc", "currencyId"],
  ["/orders/..%2F..", "orderId"],
  ["/currencies/btc?clientCurrencyId=eth", "clientCurrencyId"],
] as const)("the address %s is refused by its field", async ([path, field]) => {
  expect(await api(path)).toMatchObject({ status: 400, body: { code: "InvalidField", field } })
})

test("a sign-in form with unusual content is refused, and never fails", async () => {
  const form = { grant_type: "password", username: "\0", password: "x" }
  expect(await api("/token", { form })).toMatchObject({ status: 400, body: { field: "username" } })
  expect(await api("/token", { form: { ...form, username: "' or 1=1 --" } })).toMatchObject({
    status: 400,
    body: { code: "InvalidCredentials" },
  })
  expect(await api("/token", { form: { grant_type: "magic" } })).toMatchObject({ body: { field: "grant_type" } })
})

test("an unknown address, method or token is refused", async () => {
  expect(await api("/nothing")).toMatchObject({ status: 404, body: { code: "NotFound" } })
  expect(await api("/products", { method: "DELETE" })).toMatchObject({ status: 404 })
  expect(await api("/products", { token: "stolen" })).toMatchObject({ status: 401, body: { code: "Unauthorized" } })
  expect(await api("/profile", { headers: { Authorization: "Basic eDp5" } })).toMatchObject({ status: 401 })
})

test.for([
  "/profile",
  "/dashboard/summary",
  "/contracts",
  "/orders",
  "/dashboard/operationhistory",
  "/withdraws/summary",
  "/products",
])("%s responds with and without a slash at its end", async (path) => {
  const { token } = await signUp()
  const [plain, slashed] = [await api(path, { token }), await api(`${path}/`, { token })]
  expect([plain.status, slashed.status]).toEqual([200, 200])
  expect(slashed.body).toEqual(plain.body)
})
