import * as z from "zod/mini"
import { readPin } from "../../../domain/shared/pasted-text"

const pinMax = 12

/** Spaces and hyphens of a printed PIN are ignored. */
export const voucherSchema = z.object({
  voucherPin: z
    .string()
    .check(
      z.overwrite(readPin),
      z.minLength(1, "pay:voucher.pinRequired"),
      z.maxLength(pinMax, "pay:voucher.pinTooLong"),
    ),
})
export const voucherInitialValues = { voucherPin: "" }
