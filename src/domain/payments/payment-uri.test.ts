import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { buildInvoice } from "#domain/fixtures/invoice.ts"
import { decimal } from "#domain/shared/money.ts"
import { createPaymentUri, toCryptoTransfer } from "./payment-uri.ts"

const btc = "bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq"
const eth = "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed"

describe("the payment URI for a wallet", () => {
  it("contains bitcoin in coins, by BIP-21", () => {
    expect(createPaymentUri("btc", btc, decimal("0.00150000"))).toBe(`bitcoin:${btc}?amount=0.0015`)
    expect(createPaymentUri("btc", btc, decimal("0.00000001"))).toBe(`bitcoin:${btc}?amount=0.00000001`)
    expect(createPaymentUri("btc", btc, decimal("21000000"))).toBe(`bitcoin:${btc}?amount=21000000`)
  })
  it("contains ether in wei, by EIP-681, to the last digit", () => {
    expect(createPaymentUri("eth", eth, decimal("0.00000001"))).toBe(`ethereum:${eth}?value=10000000000`)
    expect(createPaymentUri("eth", eth, decimal("1"))).toBe(`ethereum:${eth}?value=1000000000000000000`)
    // 123456.78901234 ether has more digits in wei than a float keeps.
    expect(createPaymentUri("eth", eth, decimal("123456.78901234"))).toBe(
      `ethereum:${eth}?value=123456789012340000000000`,
    )
  })
  it("does not exist for another currency", () => {
    expect(createPaymentUri("usd", btc, decimal("1"))).toBeNull()
  })
  it("escapes an address that contains parameters", () => {
    expect(createPaymentUri("btc", "bc1q?amount=9&x=", decimal("1"))).toBe("bitcoin:bc1q%3Famount%3D9%26x%3D?amount=1")
  })
  it("contains any amount of eight digits exactly, in both currencies", () => {
    fc.assert(
      fc.property(fc.bigInt(1n, 10n ** 18n), (units) => {
        const digits = units.toString().padStart(9, "0")
        const amount = decimal(`${digits.slice(0, -8)}.${digits.slice(-8)}`)
        expect(createPaymentUri("eth", eth, amount)).toBe(`ethereum:${eth}?value=${units * 10n ** 10n}`)
        const said = createPaymentUri("btc", btc, amount)!.split("amount=")[1]!
        const [whole = "", fraction = ""] = said.split(".")
        expect(BigInt(whole + fraction.padEnd(8, "0"))).toBe(units)
      }),
    )
  })
})

describe("the transfer for the payer", () => {
  it("has the remaining amount, the same in text and URI", () => {
    const invoice = buildInvoice("btc", { remainAmount: decimal("0.0007") })
    expect(toCryptoTransfer(invoice)).toEqual({
      currencyId: "btc",
      address: btc,
      due: decimal("0.0007"),
      amount: "0.0007",
      uri: `bitcoin:${btc}?amount=0.0007`,
    })
  })
  it("does not exist without an address", () => {
    const { requisites } = buildInvoice("btc")
    expect(toCryptoTransfer(buildInvoice("btc", { requisites: { ...requisites, address: null } }))).toBeNull()
  })
})
