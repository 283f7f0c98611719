import * as z from "zod/mini"

const pinMax = 12

/** Spaces around a PIN are ignored. */
export const voucherSchema = z.object({
  voucherPin: z
    .string()
    .check(z.trim(), z.minLength(1, "pay:voucher.pinRequired"), z.maxLength(pinMax, "pay:voucher.pinTooLong")),
})
export const voucherInitialValues = { voucherPin: "" }
