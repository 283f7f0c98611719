import { expect, test } from "vitest"
import { product, referralCode } from "#sandbox/schemas/shop.ts"
import { setUpSandbox } from "#sandbox/testing/sandbox.ts"

const { api, signUp, createOrder } = setUpSandbox()

test("the first available btc product leads the list, and one product is unavailable", async () => {
  const products = product
    .strict()
    .array()
    .parse((await api("/products")).body)
  expect(products[0]).toMatchObject({ currencyId: "btc", state: "Available", flags: ["bestseller"] })
  expect(products.filter(({ state }) => state === "Unavailable").flatMap(({ flags }) => flags)).toEqual([
    "soldOut",
    "comingSoon",
  ])
  expect(new Set(products.map(({ currencyId }) => currencyId))).toEqual(new Set(["btc", "eth", "eth2"]))
})

test("the display currency comes from the query, the profile, the cookie or the language, in this order", async () => {
  const { token } = await signUp({ currencyId: "eur" })
  const currency = async (path: string, options: object) => {
    const [first] = product.array().parse((await api(path, options)).body)
    return [first?.rate.currencyId, first?.localizedAmount]
  }
  const cookie = { Cookie: "currencyId=zar" }
  expect(await currency("/products?currencyId=usd", { token, headers: cookie })).toEqual(["usd", "28.5"])
  expect(await currency("/products", { token, headers: cookie })).toEqual(["eur", "26.22"])
  expect(await currency("/products", { headers: cookie })).toEqual(["zar", "501.6"])
  expect(await currency("/products", { headers: { "Accept-Language": "ru-RU" } })).toEqual(["rub", "2315.625"])
  expect(await currency("/products", {})).toEqual(["usd", "28.5"])
})

test("a code gives its discount in the list, and an order costs what the list says", async () => {
  const [first] = product.array().parse((await api("/products?code=WELCOME10&currencyId=eur")).body)
  expect(first).toMatchObject({ discountPercent: "10", localizedAmount: "26.22", localizedToPayAmount: "23.598" })
  const order = await createOrder(undefined, { code: "WELCOME10" })
  expect(order).toMatchObject({ code: "WELCOME10", discountPercent: "10", cost: "256.5", localizedOrigCost: "285" })
  const [plain] = product.array().parse((await api("/products?code=NOSUCH")).body)
  expect(plain).toMatchObject({ discountPercent: "0" })
})

test("a customer who signed up with a code gets its discount by default, in the list and in an order", async () => {
  const { token } = await signUp({ code: "WELCOME10" })
  const [first] = product.array().parse((await api("/products", { token })).body)
  expect(first).toMatchObject({ localizedToPayAmount: "25.65" })
  expect(await createOrder(token)).toMatchObject({ code: "WELCOME10", cost: "256.5" })
  expect(await createOrder(token, { code: "" })).toMatchObject({ code: null, cost: "285" })
})

test.for([
  ["WELCOME10", true, true, "10"],
  ["partner0", true, true, "0"],
  ["SALE20", true, true, "20"],
  ["USEDUP30", false, true, "30"],
  ["ENDED15", false, false, "15"],
] as const)("the code %s has applicable %s, active %s", async ([code, canBeApplied, isActive, discountPercent]) => {
  const response = await api(`/referralcodes/${code}`)
  expect(referralCode.strict().parse(response.body)).toMatchObject({ canBeApplied, isActive, discountPercent })
})

test("an unknown code is not found", async () => {
  expect(await api("/referralcodes/NOSUCH")).toMatchObject({ status: 404, body: { code: "NotFound" } })
})
