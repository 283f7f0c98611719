import { expect, it } from "vitest"
import { listPaymentMarks } from "./payment-marks.ts"

const specified = ["eth", "btc", "visa", "mastercard", "swift", "sepa"]

it("only the marks of the order's methods are shown", () => {
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

it("the specified marks are shown before there is an order, and vouchers also to a payer in rand", () => {
  expect(listPaymentMarks([], "usd")).toEqual(specified)
  expect(listPaymentMarks([], "zar")).toEqual([...specified, "voucher"])
})
