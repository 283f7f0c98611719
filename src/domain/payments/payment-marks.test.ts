import { expect, it } from "vitest"
import { listPaymentMarks } from "./payment-marks.ts"

const specified = ["eth", "btc", "visa", "mastercard", "swift", "sepa"]

it("shows the marks of the methods that the order names, and no other", () => {
  expect(listPaymentMarks([{ paymentType: "Crypto", currencyId: "btc" }], "usd")).toEqual(["btc"])
  expect(
    listPaymentMarks(
      [
        { paymentType: "CreditCard", currencyId: "eur" },
        { paymentType: "TransferSEPA", currencyId: "eur" },
        { paymentType: "unknown", currencyId: "unknown" },
      ],
      "zar",
    ),
  ).toEqual(["visa", "mastercard", "sepa"])
  expect(
    listPaymentMarks(
      [
        { paymentType: "OTTVoucher", currencyId: "zar" },
        { paymentType: "TransferSwift", currencyId: "usd" },
        { paymentType: "Crypto", currencyId: "eth" },
      ],
      "usd",
    ),
  ).toEqual(["eth", "swift", "voucher"])
})

it("shows those of the specification before there is an order, and vouchers to who pays in rand", () => {
  expect(listPaymentMarks([], "usd")).toEqual(specified)
  expect(listPaymentMarks([], "zar")).toEqual([...specified, "voucher"])
})
