import { Result } from "effect"
import { buildVoucherInvoice } from "#domain/fixtures/invoice.ts"
import { buildInvoicedOrder } from "#domain/fixtures/payment.ts"
import { callFailed, taggedFailure } from "#domain/shared/failure.ts"
import { decimal } from "#domain/shared/money.ts"
import { labelSample, tooManyAttempts } from "#machines/kit/label-sample.ts"
import { defineModel } from "#machines/kit/model.ts"
import { redeemVoucher } from "./redeem-voucher.machine.ts"

const issued = buildInvoicedOrder("Issued", buildVoucherInvoice())
const partly = buildInvoicedOrder("UnderPaid", buildVoucherInvoice({ remainAmount: decimal("10960.4") }))

export const redeemVoucherModel = defineModel({
  machine: redeemVoucher,
  input: { order: issued },
  events: {
    "voucher.redeem": [{ type: "voucher.redeem", voucherPin: "200000000001" }],
  },
  portResults: {
    redeemVoucher: {
      ok: [partly],
      VoucherNotFound: [taggedFailure("VoucherNotFound")],
      VoucherRedeemed: [taggedFailure("VoucherRedeemed")],
      InvoiceNotFound: [taggedFailure("InvoiceNotFound")],
      PinRequired: [taggedFailure("PinRequired")],
      ResponseLost: [taggedFailure("ResponseLost")],
      CallFailed: [
        labelSample("any other", callFailed("refused", { message: "The issuer declined this voucher." })),
        tooManyAttempts,
      ],
    },
    loadOrder: {
      ok: [labelSample("more was received than before", partly), labelSample("nothing was received since", issued)],
      OrderNotFound: [taggedFailure("OrderNotFound")],
      CallFailed: [callFailed("offline")],
    },
  },
  // A lookup compares the order with the sum that it had received before the PIN.
  distinguishBy: ({ received }) => String(received.value),
  when: ({ received }, { output }, from) =>
    from === "checkingOutcome" && Result.isResult(output) && Result.isSuccess(output) && received.value !== 0n
      ? "nothing was received since"
      : null,
})
