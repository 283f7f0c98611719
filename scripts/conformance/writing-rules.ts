import { randomUUID } from "node:crypto"
import { stepAt, totp } from "#sandbox/rules/totp.ts"
import { type Exchange, listAt, textAt, valueAt } from "./exchange.ts"
import { Limited, type Kit, type Rule, type Step } from "./kit.ts"

const rules = {
  sameOrder: {
    name: "same order",
    call: "POST /orders",
    sentence: "201 Order; same id and body: 200 the first answer",
    customer: "A customer whose connection broke orders twice.",
  },
  idReused: {
    name: "IdReused",
    call: "POST /orders",
    sentence: "409 `IdReused`",
    customer: "A changed order silently keeps its old quantity.",
  },
  hidden: {
    name: "hidden",
    call: "POST /orders/{orderId}/hide",
    sentence: "204; removed from the lists, its URL still works; idempotent",
    customer: "A removed order stays in the list, or its page is gone.",
  },
  sameInvoice: {
    name: "same invoice",
    call: "POST /orders/{orderId}/invoices",
    sentence: "201 Invoice; if one of the same kind is open: 200 and that invoice",
    customer: "The customer pays to an address that is no longer watched.",
  },
  signedOut: {
    name: "signed out",
    call: "POST /signout",
    sentence: "204 (revokes this session)",
    customer: "Who finds the browser open after sign-out is still signed in.",
  },
  rotates: {
    name: "refresh",
    call: "POST /token",
    sentence: "200 Tokens (refresh token rotates)",
    customer: "A stolen refresh token works for months.",
  },
  preferences: {
    name: "preferences",
    call: "PATCH /profile",
    sentence: "`{culture?, currencyId?}`",
    customer: "A changed language or currency is the old one at the next visit.",
  },
  twoFactor: {
    name: "tfa",
    call: "POST /token",
    sentence:
      "With two-factor enabled these calls also need `X-TFA`, and return 403 `tfa` without it or with a wrong code",
    customer: "The password alone opens an account that two-factor protects, or the code does not open it.",
  },
  sameDemo: {
    name: "same demo",
    call: "POST /demo/cabinet",
    sentence: "201 DemoCabinet with `tokens?` (null once it is Assigned); same id: 200",
    customer: "A reloaded demo starts from the beginning.",
  },
  demo: {
    name: "demo",
    call: "POST /withdraws",
    sentence: "A withdrawal returns `403 demo`",
    customer: "The demo cabinet withdraws, or does not say why it cannot.",
  },
} as const satisfies Readonly<Record<string, Rule>>

export const writingRules: readonly Rule[] = Object.values(rules)

const same = (received: Exchange, wanted: Exchange, pointer: string) =>
  valueAt(received.body, pointer) === valueAt(wanted.body, pointer)
    ? undefined
    : `${textAt(received.body, pointer)}, not ${textAt(wanted.body, pointer)}`
const item = (quantity: string) => [{ productId: "", quantity }]

const writes = (name: string, run: Step["run"]): Step => ({ name, needs: "writes", run })

/** The first product that can be ordered, and the quantity that it suggests. */
const orderForm = async (kit: Kit) => {
  const { body } = await kit.check({ call: "GET /products" }, 200)
  const product = listAt({ body }, "/body").find((entry) => textAt(entry, "/state") === "Available")
  const [line] = item(textAt(product, "/defaultValue"))
  return { id: randomUUID(), items: [{ ...line!, productId: textAt(product, "/id") }], max: textAt(product, "/max") }
}

const anonymousOrder = writes("an order without an account", async (kit) => {
  const { max, ...form } = await orderForm(kit)
  const call = "POST /orders"
  const created = await kit.check({ call, body: form }, 201)
  const repeated = await kit.check({ call, body: form }, 200)
  kit.rule(rules.sameOrder, same(repeated, created, "/number"))
  const other = { ...form, items: [{ ...form.items[0]!, quantity: max }] }
  const reused = await kit.check({ call, body: other }, [409, "IdReused"])
  kit.rule(rules.idReused, reused.status === 409 ? undefined : String(reused.status))
  const params = { orderId: form.id, itemId: textAt(created.body, "/items/0/id") }
  await kit.check({ call: "GET /orders/{orderId}", params }, 200)
  await kit.check({ call: "PATCH /orders/{orderId}", params, body: { code: "" } }, 200)
  await kit.check({ call: "PATCH /orders/{orderId}", params, body: { code: "NO-SUCH-CODE" } }, [
    400,
    "InvalidCode",
    "code",
  ])
  const patchItem = { call: "PATCH /orders/{orderId}/items/{itemId}", params }
  await kit.check({ ...patchItem, body: { quantity: max } }, 200)
  await kit.check({ ...patchItem, body: { cost: textAt(created.body, "/localizedCost") } }, 200)
  await kit.check({ ...patchItem, body: { quantity: "999999999" } }, [400, "QuantityAboveMaximum", "quantity"])
  await kit.check({ ...patchItem, body: { quantity: "1", cost: "1" } }, [400, "InvalidField"])
  await kit.check({ call: "POST /orders/{orderId}/assign", params, body: { email: "a@b.example" } }, [
    401,
    "Unauthorized",
  ])
})

const ownOrder = writes("an order until it is hidden", async (kit) => {
  const { max: _, ...form } = await orderForm(kit)
  const token = await kit.token()
  const params = { orderId: form.id, productId: form.items[0]!.productId }
  await kit.check({ call: "POST /orders", body: form, token }, 201)
  const own = { params, token }
  const assign = { call: "POST /orders/{orderId}/assign", ...own, body: { email: kit.account?.email } }
  await kit.check(assign, 200)
  await kit.check(assign, 200)
  await kit.check({ call: "POST /orders/{orderId}/paymenttypecurrencies", ...own, body: {} }, 200)
  await kit.check({ call: "POST /orders/{orderId}/hide", ...own, body: {} }, [409, "WrongState"])
  const invoice = {
    call: "POST /orders/{orderId}/invoices",
    ...own,
    body: { paymentType: "Crypto", currencyId: "btc" },
  }
  const created = await kit.check(invoice, 201)
  kit.rule(rules.sameInvoice, same(await kit.check(invoice, 200), created, "/invoiceId"))
  const paid = { params: { ...params, invoiceId: textAt(created.body, "/invoiceId") }, token }
  await kit.check({ call: "POST /orders/{orderId}/invoices/{invoiceId}/send", ...paid }, [409, "WrongState"])
  await kit.check({ call: "POST /orders/{orderId}/invoices/{invoiceId}/enroll", ...own }, [404, "NotFound"])
  const confirm = { call: "POST /orders/{orderId}/invoices/{invoiceId}/confirm", ...paid }
  await kit.check({ ...confirm, body: { confirmationCode: "none" } }, [400, "InvalidField", "confirmationCode"])
  await kit.check(
    { call: "POST /orders/{orderId}/ottvouchers", ...own, body: { voucherPin: "999999999999" } },
    "refused",
  )
  await kit.check({ call: "POST /orders/{orderId}/accept", ...own, body: {} }, [409, "WrongState"])
  await kit.check({ call: "POST /orders/{orderId}/complete", ...own, body: {} }, [409, "WrongState"])
  const bonus = { call: "POST /orders/{orderId}/items/{productId}/offers/bonusQuantity", ...own, body: {} }
  await kit.check({ ...bonus, params: { ...params, productId: "no-product" } }, [404, "NotFound"])
  const hide = { call: "POST /orders/{orderId}/hide", ...own, body: {} }
  await kit.check(hide, 204)
  await kit.check(hide, 204)
  const { body } = await kit.check({ call: "GET /orders", query: { count: "100" }, token }, 200)
  const page = await kit.check({ call: "GET /orders/{orderId}", ...own }, 200)
  const listed = listAt(body, "/values").some((order) => textAt(order, "/id") === form.id)
  kit.rule(rules.hidden, listed ? "still in the list" : page.status === 200 ? undefined : String(page.status))
})

const session = writes("a session until it ends", async (kit) => {
  const form = { grant_type: "password", username: kit.account?.email ?? "", password: kit.account?.password ?? "" }
  const { body } = await kit.check({ call: "POST /token", form }, 200)
  const refresh = { grant_type: "refresh_token", refresh_token: textAt(body, "/refresh_token") }
  const next = await kit.check({ call: "POST /token", form: refresh }, 200)
  kit.rule(
    rules.rotates,
    textAt(next.body, "/refresh_token") === refresh.refresh_token ? "the same refresh token" : undefined,
  )
  const token = textAt(next.body, "/access_token")
  await kit.check({ call: "POST /signout", token }, 204)
  const after = await kit.check({ call: "GET /profile", token }, [401, "Unauthorized"])
  kit.rule(rules.signedOut, after.status === 401 ? undefined : String(after.status))
})

const preferences = writes("preferences", async (kit) => {
  const token = await kit.token()
  const before = await kit.check({ call: "GET /profile", token }, 200)
  const currencyId = textAt(before.body, "/currencyId")
  const other = currencyId === "eur" ? "usd" : "eur"
  await kit.check({ call: "PATCH /profile", body: { currencyId: other }, token }, 204)
  const after = await kit.check({ call: "GET /profile", token }, 200)
  await kit.check({ call: "PATCH /profile", body: { currencyId }, token }, 204)
  const received = textAt(after.body, "/currencyId")
  kit.rule(rules.preferences, received === other ? undefined : `${received}, not ${other}`)
})

const twoFactor = writes("two-factor", async (kit) => {
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
  const refused = await kit.check(signIn, [403, "tfa"])
  const accepted = await kit.check({ ...signIn, headers: { "X-TFA": code(0) } }, 200)
  kit.rule(
    rules.twoFactor,
    refused.status === 403 && accepted.status === 200 ? undefined : `${refused.status} and ${accepted.status}`,
  )
  await kit.check({ ...signIn, headers: { "X-TFA": code(0) } }, [403, "CodeUsed"])
  const own = textAt(accepted.body, "/access_token")
  await kit.check({ ...enable, token: own, body: { tfaCode: code(1), password } }, [409, "TwoFactorEnabled"])
  await kit.check({ call: "POST /profile/tfa/disable", body: { tfaCode: code(1), password }, token: own }, 204)
})

const demo = writes("a demo cabinet", async (kit) => {
  const id = randomUUID()
  const open = { call: "POST /demo/cabinet", body: { id } }
  const created = await kit.check(open, 201)
  kit.rule(rules.sameDemo, same(await kit.check(open, 200), created, "/contracts/0/id"))
  await kit.check({ call: "GET /demo/cabinet/{id}", params: { id } }, 200)
  const token = textAt(created.body, "/tokens/access_token")
  const address = `0x${"0".repeat(40)}`
  const withdrawal = {
    call: "POST /withdraws",
    body: { id: randomUUID(), amount: "1", address, currencyId: "eth" },
    token,
  }
  const refused = await kit.check(withdrawal, [403, "demo"])
  kit.rule(rules.demo, refused.status === 403 ? undefined : String(refused.status))
  const taken = { email: kit.account?.email, currencyId: "usd" }
  const assign = { call: "POST /demo/cabinet/{id}/assign", params: { id }, body: taken }
  await kit.check(assign, [409, "AlreadyRegistered", "email"])
})

const withdrawal = writes("refused withdrawals", async (kit) => {
  const token = await kit.token()
  const limits = await kit.check({ call: "GET /withdraws/summary", query: { currencyId: "eth" }, token }, 200)
  const form = { id: randomUUID(), address: `0x${"0".repeat(39)}1`, currencyId: "eth" }
  const ask = { call: "POST /withdraws", token }
  await kit.check({ ...ask, body: { ...form, amount: "0.00000001" } }, [400, "WithdrawalBelowMinimum", "amount"])
  const above = String(Math.ceil(Number(textAt(limits.body, "/maxValue"))) + 1)
  await kit.check({ ...ask, body: { ...form, amount: above } }, [400, "WithdrawalAboveMaximum", "amount"])
})

const signUp = writes("a new account", async (kit) => {
  const [name, host] = (kit.account?.email ?? "").split("@")
  const email = `${name}+${randomUUID().slice(0, 8)}@${host}`
  const created = await kit.check(
    { call: "POST /signup", body: { email, password: kit.account?.password, currencyId: "usd" } },
    201,
  )
  const token = textAt(created.body, "/access_token")
  await kit.check({ call: "GET /dashboard/summary", token }, 200)
  await kit.check({ call: "GET /profile/tfa", token }, [409, "EmailNotConfirmed"])
  await kit.check(
    { call: "PATCH /profile/email", token, body: { email: kit.account?.email, password: kit.account?.password } },
    [409, "AlreadyRegistered", "email"],
  )
  await kit.check({ call: "POST /partnership", token, body: {} }, 204)
  const code = await kit.check({ call: "POST /partnership", query: { forsed: "true" }, token, body: {} }, 201)
  await kit.check({ call: "GET /referralcodes/{code}", params: { code: textAt(code.body, "/code") } }, 200)
  await kit.check({ call: "GET /partnership/summary", token }, 200)
})

const extended = (name: string, extension: string, run: Step["run"]): Step => ({
  name,
  extension,
  needs: "writes",
  run,
})

const partnerCode = extended("a partner's code", "partner", async (kit) => {
  const token = await kit.token()
  const code = "NOT-MINE"
  const { body } = await kit.check({ call: "GET /profile", token }, 200)
  const ask = { call: "PATCH /partnership/codes/{code}", params: { code }, body: { label: "Conformance" }, token }
  await kit.check(ask, valueAt(body, "/isPartner") === true ? [404, "NotFound"] : [403, "Forbidden"])
})

const addressBook = extended("the address book", "addressBook", async (kit) => {
  const token = await kit.token()
  const { body } = await kit.check({ call: "GET /address-book", token }, 200)
  await kit.check({ call: "PATCH /address-book", body: { isOn: valueAt(body, "/isOn") }, token }, 200)
})

const sessions = extended("the other sessions", "sessions", async (kit) => {
  const token = await kit.newToken()
  const { body } = await kit.check({ call: "GET /profile/sessions", token }, 200)
  const sessionId = textAt(body, "/values/0/id")
  await kit.check({ call: "DELETE /profile/sessions/{sessionId}", params: { sessionId }, token }, [
    409,
    "CurrentSession",
  ])
  await kit.check({ call: "DELETE /profile/sessions", token }, 204)
})

/** Asks for recovery e-mails until the rate limit refuses; that answer has `Retry-After`. */
const letters = writes("too many letters", async (kit) => {
  const ask = { call: "POST /recovery", body: { email: `${randomUUID()}@nobody.example` } }
  try {
    for (let count = 0; count < 8; count++) await kit.check(ask, 204)
  } catch (error) {
    if (!(error instanceof Limited)) throw error
  }
})

/** Two-factor and the sessions come last: they end the session of the others. */
export const writingRuleSteps: readonly Step[] = [
  anonymousOrder,
  ownOrder,
  session,
  preferences,
  demo,
  withdrawal,
  signUp,
  partnerCode,
  addressBook,
  letters,
  sessions,
  twoFactor,
]
