import { Result } from "effect"
import { voucherInvoice } from "#domain/fixtures/invoice.ts"
import { invoicedOrder } from "#domain/fixtures/payment.ts"
import { callFailed, taggedFailure } from "#domain/shared/failure.ts"
import { decimal } from "#domain/shared/money.ts"
import { model } from "#machines/kit/model.ts"
import { labelSample, tooManyAttempts } from "#machines/kit/when.ts"
import { redeemVoucher } from "./redeem-voucher.machine.ts"

const issued = invoicedOrder("Issued", voucherInvoice())
const partly = invoicedOrder("UnderPaid", voucherInvoice({ remainAmount: decimal("10960.4") }))

export const redeemVoucherModel = model({
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
  // The sum received before the PIN decides whether a lookup finds more.
  distinguishBy: ({ received }) => String(received.value),
  when: ({ received }, { output }, from) =>
    from === "checkingOutcome" && Result.isResult(output) && Result.isSuccess(output) && received.value !== 0n
      ? "nothing was received since"
      : null,
})
