import { expect, test } from "vitest"
import { day, minute, second } from "#sandbox/clock.ts"
import { cardCode, enterCard, testCards, type CardName } from "#sandbox/rules/cards.ts"
import { order as orderSchema } from "#sandbox/schemas/orders.ts"
import { testStartTime, setUpSandbox, type Customer } from "#sandbox/testing/sandbox.ts"

const { api, db, signUp, createOrder, getOrder, assign, pay, move, emailsTo } = setUpSandbox()

const person = { firstName: "Anna", lastName: "Ivanova", country: "DE" }

const assigned = async (quantity = "10", more: object = {}) => {
  const customer = await signUp(more)
  const { id } = await createOrder(customer.token, {}, quantity)
  await assign(id, customer)
  return { customer, id }
}
const identified = async (quantity = "10") => {
  const made = await assigned(quantity)
  expect(await api("/profile/identify", { body: person, token: made.customer.token })).toMatchObject({
    status: 200,
    body: { isKYC: true, ...person },
  })
  return made
}
const requestInvoice = (id: string, { token }: Customer, paymentType: string, currencyId: string) =>
  api(`/orders/${id}/invoices`, { body: { paymentType, currencyId }, token })
const idOf = ({ body }: { readonly body: unknown }) => (body as { invoiceId: string }).invoiceId
const renewed = async ({ refreshToken, ...customer }: Customer): Promise<Customer> => {
  const response = await api("/token", { form: { grant_type: "refresh_token", refresh_token: refreshToken } })
  const tokens = response.body as { access_token: string; refresh_token: string }
  return { ...customer, token: tokens.access_token, refreshToken: tokens.refresh_token }
}

const numberOf = (name: CardName) => testCards.find((card) => card.name === name)!.number

/** Creates a card invoice whose card was entered at the acquirer, and whose customer has returned. */
const enrolled = async (name: CardName) => {
  const { customer, id } = await identified()
  const invoice = await requestInvoice(id, customer, "CreditCard", "usd")
  await db()
    .transaction()
    .execute((tx) => enterCard(tx, idOf(invoice), numberOf(name), testStartTime))
  const enroll = () => api(`/orders/${id}/invoices/${idOf(invoice)}/enroll`, { body: {}, token: customer.token })
  expect(await enroll()).toMatchObject({ status: 200, body: { isCardPrepared: true } })
  const after = async (milliseconds: number) => {
    await move(milliseconds)
    return getOrder(id, customer.token)
  }
  const confirm = (confirmationCode: string) =>
    api(`/orders/${id}/invoices/${idOf(invoice)}/confirm`, { body: { confirmationCode }, token: customer.token })
  return { customer, id, enroll, after, confirm, invoiceId: idOf(invoice) }
}

test("cards and bank transfers require an identified customer, and coins and vouchers do not", async () => {
  const { customer, id } = await assigned("20")
  for (const [type, currency] of [
    ["CreditCard", "usd"],
    ["TransferSEPA", "eur"],
    ["TransferSwift", "usd"],
  ] as const) {
    expect(await requestInvoice(id, customer, type, currency)).toMatchObject({
      status: 400,
      body: { code: "NotIdentified" },
    })
  }
  expect(await requestInvoice(id, customer, "OTTVoucher", "zar")).toMatchObject({ status: 201 })
})

test("an assigned order stays with its customer, whatever address is entered", async () => {
  const { customer, id } = await assigned()
  const other = await signUp()
  const typed = (email: string) => assign(id, { ...customer, email })
  expect(await typed(other.email)).toMatchObject({ status: 409, body: { code: "EmailRegistered", field: "email" } })
  expect(await typed("unknown@shop.example")).toMatchObject({ status: 409, body: { code: "OrderLinked" } })
  expect(await typed(customer.email)).toMatchObject({ status: 200 })
})

test("each method has its limits, and vouchers are offered in South Africa only", async () => {
  const kinds = async ({ customer, id }: Awaited<ReturnType<typeof assigned>>) => {
    const { body } = await api(`/orders/${id}/paymenttypecurrencies`, { body: {}, token: customer.token })
    return (body as { type: string; items: { currencyId: string; state: object }[] }[]).flatMap(({ type, items }) =>
      items.map(({ currencyId, state }) => [type, currencyId, state] as const),
    )
  }
  const within = { normal: true, warning: false, min: false, max: false }
  const below = { normal: false, warning: true, min: true, max: false }
  const above = { normal: false, warning: true, min: false, max: true }
  expect((await kinds(await assigned("10"))).slice(2)).toEqual([
    ["CreditCard", "usd", within],
    ["CreditCard", "eur", within],
    ["TransferSEPA", "eur", within],
    ["TransferSwift", "usd", below],
  ])
  expect((await kinds(await assigned("1000", { currencyId: "zar" }))).slice(2)).toEqual([
    ["CreditCard", "usd", above],
    ["CreditCard", "eur", above],
    ["TransferSEPA", "eur", within],
    ["TransferSwift", "usd", within],
    ["OTTVoucher", "zar", above],
  ])
})

test("a transfer has bank details and five banking days, and its order waits for them", async () => {
  const { customer, id } = await identified()
  const invoice = await requestInvoice(id, customer, "TransferSEPA", "eur")
  const order = await getOrder(id, customer.token)
  // Five banking days from a Tuesday are seven days, because the weekend does not count.
  const until = testStartTime + 7 * day
  expect(invoice).toMatchObject({
    status: 201,
    body: {
      amount: "262.2",
      expireDate: new Date(until).toISOString(),
      requisites: {
        address: null,
        state: "Created",
        bank: { account: "DE89370400440532013000", bic: "COBADEFFXXX", reference: order.number },
      },
    },
  })
  expect(order).toMatchObject({ state: "Issued", expireDate: new Date(until + day).toISOString() })
  await move(7 * day)
  const later = await renewed(customer)
  expect(await getOrder(id, later.token)).toMatchObject({
    state: "Issued",
    expired: false,
    invoice: { requisites: { state: "Expired" } },
  })
  const next = await requestInvoice(id, later, "TransferSEPA", "eur")
  expect(next).toMatchObject({ status: 201, body: { requisites: { state: "Created" } } })
  expect(idOf(next)).not.toBe(idOf(invoice))
  await pay(idOf(next), { kind: "half" })
  expect(await getOrder(id, later.token)).toMatchObject({ state: "UnderPaid", invoice: { remainAmount: "131.1" } })
  await pay(idOf(next), { kind: "exact" })
  expect(await getOrder(id, later.token)).toMatchObject({ state: "Completed", receivedAmount: "285" })
})

test("an invoice is sent by e-mail at most once a minute", async () => {
  const { customer, id } = await identified()
  const invoiceId = idOf(await requestInvoice(id, customer, "TransferSEPA", "eur"))
  const send = () => api(`/orders/${id}/invoices/${invoiceId}/send`, { body: {}, token: customer.token })
  const sent = async () => (await emailsTo(customer.email)).filter(({ link }) => link === `/buy/${id}/status`).length
  expect([(await send()).status, (await send()).status, await sent()]).toEqual([204, 204, 1])
  await move(minute)
  expect([(await send()).status, await sent()]).toEqual([204, 2])
})

test("a voucher pays its value once", async () => {
  const { customer, id } = await assigned()
  const redeem = (voucherPin: string) =>
    api(`/orders/${id}/ottvouchers`, { body: { voucherPin }, token: customer.token })
  const digits = String(Date.now()).slice(-9)
  expect(await redeem(`100${digits}`)).toMatchObject({ status: 424, body: { code: "InvoiceNotFound" } })
  await requestInvoice(id, customer, "OTTVoucher", "zar")
  for (const [pin, status, code] of [
    ["000000000000", 404, "VoucherNotFound"],
    ["abc", 404, "VoucherNotFound"],
    ["409000000000", 409, "VoucherRedeemed"],
    ["424000000000", 424, "InvoiceNotFound"],
    ["400000000000", 400, "VoucherRefused"],
    ["", 400, "InvalidField"],
    ["1234567890123", 400, "InvalidField"],
  ] as const)
    expect([pin, await redeem(pin)]).toMatchObject([pin, { status, body: { code } }])
  expect(await redeem(` 200${digits.slice(0, 4)}-${digits.slice(4)}\u200b`)).toMatchObject({
    status: 200,
    body: { state: "UnderPaid" },
  })
  expect(await redeem(`200${digits}`)).toMatchObject({ status: 409, body: { code: "VoucherRedeemed" } })
  const last = await redeem(`100${digits}`)
  expect(orderSchema.strict().parse(last.body)).toMatchObject({ state: "Completed", receivedAmount: "285" })
})

test("a card payment completes the order", async () => {
  const { after, enroll } = await enrolled("paid")
  expect(await after(second)).toMatchObject({ state: "Issued", invoice: { isCardPrepared: true } })
  expect(await enroll()).toMatchObject({ status: 200, body: { isCardPrepared: true } })
  expect(await after(2 * second)).toMatchObject({
    state: "Completed",
    invoice: { isCardConfirmed: true, requisites: { amount: "285", creditCard: { maskedPan: "424242******4242" } } },
    payments: [{ paymentType: "CreditCard", currencyId: "usd", amount: "285" }],
  })
})

test("a card payment at a slow bank takes half a minute", async () => {
  const { after } = await enrolled("slow")
  expect(await after(29 * second)).toMatchObject({ state: "Issued", invoice: { isCardPrepared: true } })
  expect(await after(second)).toMatchObject({ state: "Completed" })
})

test("a charged card whose order is completed half a minute later accepts no second payment meanwhile", async () => {
  const { after, customer, id } = await enrolled("completing")
  const charged = {
    state: "Issued",
    payments: [],
    invoice: { isCardConfirmed: true, requisites: { state: "Charged" } },
  }
  expect(await after(3 * second)).toMatchObject(charged)
  for (const [type, currency] of [
    ["CreditCard", "usd"],
    ["Crypto", "btc"],
  ] as const) {
    expect(await requestInvoice(id, customer, type, currency)).toMatchObject({
      status: 409,
      body: { code: "WrongState" },
    })
  }
  expect(await after(29 * second)).toMatchObject(charged)
  expect(await after(second)).toMatchObject({
    state: "Completed",
    payments: [{ paymentType: "CreditCard", amount: "285" }],
  })
})

test("a card that requires a code with leading zeros is charged after the code", async () => {
  const { after, confirm } = await enrolled("needsCode")
  expect(await after(3 * second)).toMatchObject({
    invoice: {
      isCardNeedConfirmation: true,
      isCardPrepared: false,
      requisites: {
        needConfirmation: true,
        rejectDate: new Date(testStartTime + 3 * second + 5 * minute).toISOString(),
      },
    },
  })
  expect(await confirm("1234")).toMatchObject({
    status: 400,
    body: { code: "incorrect_confirmation_code", field: "confirmationCode" },
  })
  expect(await confirm(cardCode)).toMatchObject({ status: 200, body: { isCardConfirmed: true } })
  expect(await confirm(cardCode)).toMatchObject({ status: 409, body: { code: "WrongState" } })
  expect(await after(0)).toMatchObject({ state: "Completed" })
})

test("the third wrong code ends the confirmation, and another card may be tried", async () => {
  const { after, confirm, customer, id, invoiceId } = await enrolled("wrongCode")
  await after(3 * second)
  const codes = [await confirm(cardCode), await confirm("0000"), await confirm("0001")]
  expect(codes.map(({ body }) => (body as { code: string }).code)).toEqual([
    "incorrect_confirmation_code",
    "incorrect_confirmation_code",
    "confirmation_error",
  ])
  expect(await after(0)).toMatchObject({
    state: "Issued",
    invoice: { isCardError: true, requisites: { state: "ConfirmationError" } },
  })
  const next = await requestInvoice(id, customer, "CreditCard", "usd")
  expect([next.status, idOf(next) === invoiceId]).toEqual([201, false])
})

test.for([
  ["declined", 3 * second, "Rejected", "isCardError"],
  ["reversed", 3 * second, "Reversed", "isCardReversed"],
  ["bankError", 3 * second, "Error", "isCardError"],
] as const)("a card that is %s leaves the order unpaid", async ([name, wait, state, flag]) => {
  const { after } = await enrolled(name)
  expect(await after(wait)).toMatchObject({
    state: "Issued",
    payments: [],
    invoice: { [flag]: true, requisites: { state, needConfirmation: false } },
  })
})

test("a code that is not entered in time rejects the card", async () => {
  const { after, confirm } = await enrolled("codeTimeOut")
  expect(await after(3 * second)).toMatchObject({ invoice: { isCardNeedConfirmation: true } })
  expect(await after(20 * second)).toMatchObject({
    invoice: { isCardError: true, requisites: { state: "Rejected", needConfirmation: false } },
  })
  expect(await confirm(cardCode)).toMatchObject({ status: 409 })
})

test("a card is refunded when the order was paid in coins meanwhile", async () => {
  const { after, customer, id, invoiceId } = await enrolled("slow")
  const coins = await requestInvoice(id, customer, "Crypto", "btc")
  await pay(idOf(coins), { kind: "exact" })
  expect(await after(minute)).toMatchObject({ state: "Completed", payments: [{ paymentType: "Crypto" }] })
  const enroll = await api(`/orders/${id}/invoices/${invoiceId}/enroll`, { body: {}, token: customer.token })
  expect(enroll).toMatchObject({ status: 200 })
  expect(await getOrder(id, customer.token)).toMatchObject({ invoice: { paymentType: "Crypto" } })
})

test("a card payment whose return is not reported continues after ten seconds", async () => {
  const { customer, id } = await identified()
  const invoice = await requestInvoice(id, customer, "CreditCard", "usd")
  expect(invoice.body).toMatchObject({
    isCardCreated: true,
    requisites: { checkoutUrl: `http://localhost/sandbox/acquirer/${idOf(invoice)}` },
  })
  const enter = () =>
    db()
      .transaction()
      .execute((tx) => enterCard(tx, idOf(invoice), numberOf("paid"), testStartTime))
  await enter()
  await expect(enter()).rejects.toMatchObject({ status: 409 })
  expect(await getOrder(id, customer.token)).toMatchObject({
    invoice: { isCardCreated: true, requisites: { checkoutUrl: null } },
  })
  await move(13 * second)
  expect(await getOrder(id, customer.token)).toMatchObject({ state: "Completed" })
})
