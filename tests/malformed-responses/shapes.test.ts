import { Option, Schema } from "effect"
import { describe, expect, it } from "vitest"
import { createSavedLocale } from "#adapters/site/preferences.ts"
import { orderItemWire, orderWire } from "#domain/fixtures/order.ts"
import { btcLimitedWire } from "#domain/fixtures/product.ts"
import { listOrderActions } from "#domain/orders/order-actions.ts"
import { Order, OrderList } from "#domain/orders/order.ts"
import { toCryptoTransfer } from "#domain/payments/payment-uri.ts"
import { parseHashrateUnit } from "#domain/shared/hashrate-unit.ts"
import { decimal, toPlainDecimal } from "#domain/shared/money.ts"
import { Product } from "#domain/shared/product.ts"
import { offerOfProduct } from "#domain/shop/offer.ts"
import { calculateMaintenanceFee, maintenanceFeeOf } from "#domain/shop/quantity.ts"
import { ProfileWire } from "#domain/site/account.ts"

const order = Schema.decodeUnknownSync(Order)
const product = Schema.decodeUnknownSync(Product)

describe("an entry of the order list with the specification's fields", () => {
  const entry = {
    id: "1",
    product: { productId: "btc-limited", quantity: "10", unit: "Gh", availableQuantity: "7.5" },
    status: { state: "UnderPaid" },
  }
  const [read] = Schema.decodeUnknownSync(OrderList)({ total: 1, values: [entry] }).values

  it("has its quantity, its state and its actions", () => {
    const [item] = read!.items
    expect([
      read!.state,
      item!.productId,
      toPlainDecimal(item!.quantity),
      item!.unit,
      toPlainDecimal(item!.availableQuantity),
    ]).toEqual(["UnderPaid", "btc-limited", "10", "Gh", "7.5"])
    expect(listOrderActions(read!)).toEqual(["pay", "accept", "changeMethod"])
  })

  it("has no cost, date and term if the fields are missing", () => {
    expect([read!.localizedCost, read!.createDate, read!.items[0]!.duration, read!.items[0]!.type]).toEqual([
      null,
      null,
      null,
      "unknown",
    ])
  })
})

describe("an order", () => {
  const invoice = {
    invoiceId: "1",
    paymentType: "Crypto",
    currencyId: "btc",
    remainAmount: "0.01",
    expireDate: "2026-11-21T12:00:00Z",
  }
  const requisites = { address: "bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq", state: "Created" }

  it("has the payment details of its invoice, as a separate field or within the invoice", () => {
    const read = order({ ...orderWire, state: "Issued", invoice, requisites })
    expect(read.invoice && toCryptoTransfer(read.invoice)).toMatchObject({
      address: requisites.address,
      amount: "0.01",
    })
    const own = order({
      ...orderWire,
      invoice: { ...invoice, requisites: { ...requisites, address: "own" } },
      requisites,
    })
    expect(own.invoice?.requisites.address).toBe("own")
  })

  it("is rejected if its invoice is unreadable, because it may be paid", () => {
    const { remainAmount: _, ...rest } = invoice
    expect(Option.isNone(Schema.decodeUnknownOption(Order)({ ...orderWire, invoice: rest }))).toBe(true)
  })

  it("derives a missing price of one unit from its cost", () => {
    const { localizedAmount: _, localizedToPayAmount: __, ...item } = orderItemWire
    const [read] = order({ ...orderWire, items: [item] }).items
    expect([toPlainDecimal(read!.localizedToPayAmount), toPlainDecimal(read!.localizedAmount)]).toEqual(["28.5", "30"])
  })
})

describe("a bonus offer", () => {
  const date = "2026-11-03T10:00:00Z"
  const limits = [
    { startRange: "1", endRange: "9", quantity: "0.5" },
    { startRange: "10", endRange: "19", quantity: "1" },
    { startRange: "20", endRange: "50", quantity: "4" },
  ]
  const offered = (bonusOffer: unknown, quantity = "10") => {
    const offer = order({ ...orderWire, bonusOffer, items: [{ ...orderItemWire, quantity }] }).bonusOffer
    return offer && [offer.startRange, offer.endRange, offer.quantity].map((value) => toPlainDecimal(value))
  }

  it("has the limits of the ordered quantity, or of the next range", () => {
    expect(offered({ date, limits })).toEqual(["10", "19", "1"])
    expect(offered({ date, limits }, "19.5")).toEqual(["20", "50", "4"])
    expect(offered({ date, limits }, "60")).toEqual(["20", "50", "4"])
    expect(offered({ date, quantity: "2", limits: { startRange: "5", endRange: "15" } })).toEqual(["5", "15", "2"])
  })

  it("is absent without a range or a date", () => {
    expect([offered({ date }), offered({ date, limits: [] }), offered({ limits })]).toEqual([null, null, null])
  })
})

describe("the term of a product", () => {
  it.each([
    ["Limited", null, 12],
    ["Limited", 24, 24],
    ["Limited", 0, 12],
    ["Unlimited", null, null],
    ["Unlimited", 12, null],
    ["newer", 6, 6],
    ["newer", null, null],
  ])("is, with type %s and duration %s, %s months", (type, duration, months) => {
    expect(product({ ...btcLimitedWire, type, duration }).duration).toBe(months)
    expect(order({ ...orderWire, items: [{ ...orderItemWire, type, duration }] }).items[0]!.duration).toBe(months)
  })
})

it("the maintenance fee of a product in Gh/s is shown for one Th, as the server sends it", () => {
  const inGh = product({
    ...btcLimitedWire,
    type: "Unlimited",
    algorithm: { id: "sha256", unit: "Gh" },
    localizedMaintenanceCostTh: "0.032",
  })
  const fee = maintenanceFeeOf(offerOfProduct(inGh))!
  expect([fee.unit, toPlainDecimal(fee.perUnit), fee.perThousand && toPlainDecimal(fee.perThousand)]).toEqual([
    "Th",
    "0.032",
    "32",
  ])
  expect(
    [
      ["500", "Gh"],
      ["2", "Th"],
      ["2", "Ph/s"],
      ["2", "newer"],
    ].map(([quantity, unit]) => toPlainDecimal(calculateMaintenanceFee(decimal(quantity!), unit!, fee))),
  ).toEqual(["0.016", "0.064", "64", "0.064"])
})

it.each([
  ["Th", "th", "second"],
  ["th/s", "th", "second"],
  ["GH/SEC", "gh", "second"],
  ["Mh/day", "mh", "day"],
  ["ph per day", "ph", "day"],
  ["ThPerDay", "th", "day"],
  ["eth2", "eth2", "second"],
  ["eth2/d", "eth2", "day"],
])("the unit %s is read as %s per %s", (text, name, per) => {
  expect(parseHashrateUnit(text)).toEqual({ name, per })
})

it.each(["zh", "", "Th/week", "<b>Th</b>", "Thousand"])("the unit %s is not recognized", (text) => {
  expect(parseHashrateUnit(text)).toBeNull()
})

it("a profile without a language does not change the language", () => {
  for (const culture of [undefined, null, 7, ""]) {
    const profile = Schema.decodeUnknownSync(ProfileWire)({ id: "1", email: "a@b.example", culture })
    expect([createSavedLocale()(profile, "en-US"), createSavedLocale()(profile, "ru-RU")]).toEqual([null, null])
  }
})
