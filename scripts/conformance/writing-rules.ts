import { randomUUID } from "node:crypto"
import { stepAt, totp } from "#sandbox/rules/totp.ts"
import { type Exchange, listAt, textAt, valueAt } from "./exchange.ts"
import { Limited, type Kit, type Step } from "./kit.ts"

const same = (received: Exchange, wanted: Exchange, pointer: string) =>
  valueAt(received.body, pointer) === valueAt(wanted.body, pointer)
    ? undefined
    : `${textAt(received.body, pointer)}, not ${textAt(wanted.body, pointer)}`
const writes = (name: string, run: Step["run"]): Step => ({ name, needs: "writes", run })
const extended = (name: string, extension: string, run: Step["run"]): Step => ({ ...writes(name, run), extension })

/** The first product that can be ordered, and the quantity that it suggests. */
const orderForm = async (kit: Kit) => {
  const { body } = await kit.check({ call: "GET /products" }, 200)
  const product = listAt({ body }, "/body").find((entry) => textAt(entry, "/state") === "Available")
  const items = [{ productId: textAt(product, "/id"), quantity: textAt(product, "/defaultValue") }]
  return { id: randomUUID(), items, max: textAt(product, "/max") }
}

/** Two-factor and the sessions come last: they end the session of the others. */
export const writingRuleSteps: readonly Step[] = [
  writes("an order without an account", async (kit) => {
    const { max, ...form } = await orderForm(kit)
    const call = "POST /orders"
    const created = await kit.check({ call, body: form }, 201)
    const repeated = await kit.check({ call, body: form }, 200)
    kit.rule("POST /orders", "same order", same(repeated, created, "/number"))
    const other = { ...form, items: [{ ...form.items[0]!, quantity: max }] }
    await kit.check({ call, body: other }, [409, "IdReused"])
    const params = { orderId: form.id, itemId: textAt(created.body, "/items/0/id") }
    const own = kit.checks({ params })
    await own("GET /orders/{orderId}", undefined, 200)
    await own("PATCH /orders/{orderId}", { code: "" }, 200)
    await own("PATCH /orders/{orderId}", { code: "NO-SUCH-CODE" }, [400, "InvalidCode", "code"])
    const item = "PATCH /orders/{orderId}/items/{itemId}"
    await own(item, { quantity: max }, 200)
    await own(item, { cost: textAt(created.body, "/localizedCost") }, 200)
    await own(item, { quantity: "999999999" }, [400, "QuantityAboveMaximum", "quantity"])
    await own(item, { quantity: "1", cost: "1" }, [400, "InvalidField"])
    await own("POST /orders/{orderId}/assign", { email: "a@b.example" }, [401, "Unauthorized"])
  }),
  writes("an order until it is hidden", async (kit) => {
    const { max: _, ...form } = await orderForm(kit)
    const token = await kit.token()
    const params = { orderId: form.id, productId: form.items[0]!.productId }
    await kit.check({ call: "POST /orders", body: form, token }, 201)
    const own = kit.checks({ params, token })
    for (const _ of ["assigned", "assigned again"])
      await own("POST /orders/{orderId}/assign", { email: kit.account?.email }, 200)
    await own("POST /orders/{orderId}/paymenttypecurrencies", {}, 200)
    await own("POST /orders/{orderId}/hide", {}, [409, "WrongState"])
    const invoice = { paymentType: "Crypto", currencyId: "btc" }
    const created = await own("POST /orders/{orderId}/invoices", invoice, 201)
    const again = await own("POST /orders/{orderId}/invoices", invoice, 200)
    kit.rule("POST /orders/{orderId}/invoices", "same invoice", same(again, created, "/invoiceId"))
    const paid = kit.checks({ params: { ...params, invoiceId: textAt(created.body, "/invoiceId") }, token })
    await paid("POST /orders/{orderId}/invoices/{invoiceId}/send", undefined, [409, "WrongState"])
    await own("POST /orders/{orderId}/invoices/{invoiceId}/enroll", undefined, [404, "NotFound"])
    const wrongCode = { confirmationCode: "none" }
    await paid("POST /orders/{orderId}/invoices/{invoiceId}/confirm", wrongCode, [
      400,
      "InvalidField",
      "confirmationCode",
    ])
    await own("POST /orders/{orderId}/ottvouchers", { voucherPin: "999999999999" }, "refused")
    await own("POST /orders/{orderId}/accept", {}, [409, "WrongState"])
    await own("POST /orders/{orderId}/complete", {}, [409, "WrongState"])
    const noProduct = kit.checks({ params: { ...params, productId: "no-product" }, token })
    await noProduct("POST /orders/{orderId}/items/{productId}/offers/bonusQuantity", {}, [404, "NotFound"])
    for (const _ of ["hidden", "hidden again"]) await own("POST /orders/{orderId}/hide", {}, 204)
    const { body } = await kit.check({ call: "GET /orders", query: { count: "100" }, token }, 200)
    await own("GET /orders/{orderId}", undefined, 200)
    const listed = listAt(body, "/values").some((order) => textAt(order, "/id") === form.id)
    kit.rule("POST /orders/{orderId}/hide", "hidden", listed ? "still in the list" : undefined)
  }),
  writes("a session until it ends", async (kit) => {
    const form = { grant_type: "password", username: kit.account?.email ?? "", password: kit.account?.password ?? "" }
    const { body } = await kit.check({ call: "POST /token", form }, 200)
    const refresh = { grant_type: "refresh_token", refresh_token: textAt(body, "/refresh_token") }
    const next = await kit.check({ call: "POST /token", form: refresh }, 200)
    kit.rule(
      "POST /token",
      "refresh",
      textAt(next.body, "/refresh_token") === refresh.refresh_token ? "the same refresh token" : undefined,
    )
    const token = textAt(next.body, "/access_token")
    await kit.check({ call: "POST /signout", token }, 204)
    await kit.check({ call: "GET /profile", token }, [401, "Unauthorized"])
  }),
  writes("preferences", async (kit) => {
    const token = await kit.token()
    const before = await kit.check({ call: "GET /profile", token }, 200)
    const currencyId = textAt(before.body, "/currencyId")
    const other = currencyId === "eur" ? "usd" : "eur"
    await kit.check({ call: "PATCH /profile", body: { currencyId: other }, token }, 204)
    const after = await kit.check({ call: "GET /profile", token }, 200)
    await kit.check({ call: "PATCH /profile", body: { currencyId }, token }, 204)
    const received = textAt(after.body, "/currencyId")
    kit.rule("PATCH /profile", "preferences", received === other ? undefined : `${received}, not ${other}`)
  }),
  writes("a demo cabinet", async (kit) => {
    const id = randomUUID()
    const open = { call: "POST /demo/cabinet", body: { id } }
    const created = await kit.check(open, 201)
    kit.rule("POST /demo/cabinet", "same demo", same(await kit.check(open, 200), created, "/contracts/0/id"))
    await kit.check({ call: "GET /demo/cabinet/{id}", params: { id } }, 200)
    const token = textAt(created.body, "/tokens/access_token")
    const address = `0x${"0".repeat(40)}`
    const withdrawal = {
      call: "POST /withdraws",
      body: { id: randomUUID(), amount: "1", address, currencyId: "eth" },
      token,
    }
    await kit.check(withdrawal, [403, "demo"])
    const taken = { email: kit.account?.email, currencyId: "usd" }
    const assign = { call: "POST /demo/cabinet/{id}/assign", params: { id }, body: taken }
    await kit.check(assign, [409, "AlreadyRegistered", "email"])
  }),
  writes("refused withdrawals", async (kit) => {
    const token = await kit.token()
    const limits = await kit.check({ call: "GET /withdraws/summary", query: { currencyId: "eth" }, token }, 200)
    const form = { id: randomUUID(), address: `0x${"0".repeat(39)}1`, currencyId: "eth" }
    const ask = { call: "POST /withdraws", token }
    await kit.check({ ...ask, body: { ...form, amount: "0.00000001" } }, [400, "WithdrawalBelowMinimum", "amount"])
    const above = String(Math.ceil(Number(textAt(limits.body, "/maxValue"))) + 1)
    await kit.check({ ...ask, body: { ...form, amount: above } }, [400, "WithdrawalAboveMaximum", "amount"])
  }),
  writes("a new account", async (kit) => {
    const [name, host] = (kit.account?.email ?? "").split("@")
    const email = `${name}+${randomUUID().slice(0, 8)}@${host}`
    const form = { email, password: kit.account?.password, currencyId: "usd" }
    const created = await kit.check({ call: "POST /signup", body: form }, 201)
    const token = textAt(created.body, "/access_token")
    const own = kit.checks({ token })
    await own("GET /dashboard/summary", undefined, 200)
    await own("GET /profile/tfa", undefined, [409, "EmailNotConfirmed"])
    await own("PATCH /profile/email", kit.account, [409, "AlreadyRegistered", "email"])
    await own("POST /partnership", {}, 204)
    const code = await kit.check({ call: "POST /partnership", query: { forsed: "true" }, token, body: {} }, 201)
    await kit.check({ call: "GET /referralcodes/{code}", params: { code: textAt(code.body, "/code") } }, 200)
    await kit.check({ call: "GET /partnership/summary", token }, 200)
  }),
  extended("a partner's code", "partner", async (kit) => {
    const token = await kit.token()
    const code = "NOT-MINE"
    const { body } = await kit.check({ call: "GET /profile", token }, 200)
    const ask = { call: "PATCH /partnership/codes/{code}", params: { code }, body: { label: "Conformance" }, token }
    await kit.check(ask, valueAt(body, "/isPartner") === true ? [404, "NotFound"] : [403, "Forbidden"])
  }),
  extended("the address book", "addressBook", async (kit) => {
    const token = await kit.token()
    const { body } = await kit.check({ call: "GET /address-book", token }, 200)
    await kit.check({ call: "PATCH /address-book", body: { isOn: valueAt(body, "/isOn") }, token }, 200)
  }),
  // Asks for recovery e-mails until the rate limit refuses; that answer has `Retry-After`.
  writes("too many letters", async (kit) => {
    const ask = { call: "POST /recovery", body: { email: `${randomUUID()}@nobody.example` } }
    try {
      for (let count = 0; count < 8; count++) await kit.check(ask, 204)
    } catch (error) {
      if (!(error instanceof Limited)) throw error
    }
  }),
  extended("the other sessions", "sessions", async (kit) => {
    const token = await kit.newToken()
    const { body } = await kit.check({ call: "GET /profile/sessions", token }, 200)
    const sessionId = textAt(body, "/values/0/id")
    await kit.checks({ params: { sessionId }, token })("DELETE /profile/sessions/{sessionId}", undefined, [
      409,
      "CurrentSession",
    ])
    await kit.check({ call: "DELETE /profile/sessions", token }, 204)
  }),
  writes("two-factor", async (kit) => {
    const password = kit.account?.password
    const token = await kit.newToken()
    const found = await kit.check({ call: "GET /profile/tfa", token }, 200)
    const secret = textAt(found.body, "/details/code")
    // Each code works once: the last one, the current one, the next one.
    const now = Date.parse(found.headers.get("Date") ?? "")
    const code = (step: number) => totp(secret, stepAt(now) + step)
    const enable = { call: "POST /profile/tfa/enable", token }
    await kit.check({ ...enable, body: { tfaCode: code(-1), password } }, 204)
    const signIn = {
      call: "POST /token",
      form: { grant_type: "password", username: kit.account?.email ?? "", password: password ?? "" },
    }
    await kit.check(signIn, [403, "tfa"])
    const accepted = await kit.check({ ...signIn, headers: { "X-TFA": code(0) } }, 200)
    await kit.check({ ...signIn, headers: { "X-TFA": code(0) } }, [403, "CodeUsed"])
    const own = textAt(accepted.body, "/access_token")
    await kit.check({ ...enable, token: own, body: { tfaCode: code(1), password } }, [409, "TwoFactorEnabled"])
    await kit.check({ call: "POST /profile/tfa/disable", body: { tfaCode: code(1), password }, token: own }, 204)
  }),
]
