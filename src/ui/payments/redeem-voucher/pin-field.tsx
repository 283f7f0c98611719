import { useFormikContext } from "formik"
import { useTranslation } from "react-i18next"
import * as z from "zod/mini"
import { readPin } from "#domain/shared/pasted-text.ts"
import type { redeemVoucher, VoucherForm } from "#machines/payments/redeem-voucher.machine.ts"
import { FormField } from "#ui/kit/fields/form-field.tsx"
import type { ScreenProps } from "#ui/shared/flow.tsx"

const pinMax = 12

/** Ignores the spaces and hyphens of a printed PIN. */
export const voucherSchema = z.object({
  voucherPin: z
    .string()
    .check(
      z.overwrite(readPin),
      z.minLength(1, "pay:voucher.pinRequired"),
      z.maxLength(pinMax, "pay:voucher.pinTooLong"),
    ),
})

const refusals = ["notFound", "redeemed", "pinRequired"] as const

interface Props extends Pick<ScreenProps<typeof redeemVoucher>, "state"> {
  readonly busy: boolean
}

/** Shows a refusal only for the PIN that was sent, until the customer types a different PIN. */
export const PinField = ({ state, busy }: Props) => {
  const { t } = useTranslation("pay")
  const { voucherPin } = useFormikContext<VoucherForm>().values
  const refusal = refusals.find((name) => state.matches(name))
  return (
    <FormField
      name="voucherPin"
      label={t("voucher.pin")}
      inputMode="numeric"
      autoComplete="off"
      hint={t("voucher.hint")}
      disabled={busy}
      refusal={refusal && readPin(voucherPin) === state.context.voucherPin ? t(`voucher.${refusal}`) : undefined}
    />
  )
}
