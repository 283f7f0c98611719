import { useFormikContext } from "formik"
import { useTranslation } from "react-i18next"
import * as z from "zod/mini"
import { cleanPin } from "#domain/shared/pasted-text.ts"
import type { redeemVoucher, VoucherForm } from "#machines/payments/redeem-voucher.machine.ts"
import { FormField } from "#ui/kit/fields/form-field.tsx"
import type { ScreenProps } from "#ui/shared/flow.tsx"

const pinMax = 12

/** The rules of the form. Spaces and hyphens of a printed PIN are ignored. */
export const voucherSchema = z.object({
  voucherPin: z
    .string()
    .check(
      z.overwrite(cleanPin),
      z.minLength(1, "pay:voucher.pinRequired"),
      z.maxLength(pinMax, "pay:voucher.pinTooLong"),
    ),
})

const refusals = ["notFound", "redeemed", "pinRequired"] as const

interface Props extends Pick<ScreenProps<typeof redeemVoucher>, "state"> {
  readonly isBusy: boolean
}

/** The field for the PIN. The reason for a refusal disappears as soon as the customer types another PIN. */
export const PinField = ({ state, isBusy }: Props) => {
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
      disabled={isBusy}
      refusal={refusal && cleanPin(voucherPin) === state.context.voucherPin ? t(`voucher.${refusal}`) : undefined}
    />
  )
}
