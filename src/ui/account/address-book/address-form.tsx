import { useTranslation } from "react-i18next"
import * as z from "zod/mini"
import { maxAddressNameLength } from "#domain/account/address-book.ts"
import { isAddress, normalizeAddress } from "#domain/account/address.ts"
import { payoutCoins, type PayoutCoin } from "#domain/shared/currency.ts"
import type { addressBook } from "#machines/account/address-book.machine.ts"
import { focusFirstField } from "#ui/account/security/focus-first-field.ts"
import { ChecksumDialog } from "#ui/account/settings/checksum-dialog.tsx"
import { FormField, SelectField } from "#ui/kit/fields/form-field.tsx"
import { Address } from "#ui/kit/figures/address.tsx"
import { WithName } from "#ui/kit/figures/with-name.tsx"
import { Form } from "#ui/kit/form/form.tsx"
import { RefusedNotice } from "#ui/kit/form/result-notice.tsx"
import { Submit } from "#ui/kit/form/submit.tsx"
import type { ScreenProps } from "#ui/shared/flow.tsx"
import { oneLine, token } from "#ui/shared/typed-text.ts"

const isFormOpen = (form: PayoutCoin) =>
  z.refine<{ readonly coin: PayoutCoin; readonly address: string }>(
    ({ coin, address }) => coin !== form || address === "" || isAddress(coin, address),
    { path: ["address"], error: `settings:validators.${form}Address` },
  )

const addressBookSchema = z
  .object({
    coin: z.enum(payoutCoins),
    name: z
      .string()
      .check(
        oneLine,
        z.minLength(1, "security:addressBook.validators.name"),
        z.maxLength(maxAddressNameLength, "security:addressBook.validators.nameLength"),
      ),
    address: z.string().check(token, z.minLength(1, "settings:validators.addressRequired")),
  })
  .check(z.overwrite((form) => ({ ...form, address: normalizeAddress(form.coin, form.address) })))
  .check(isFormOpen("btc"), isFormOpen("eth"))

type ViewProps = ScreenProps<typeof addressBook>

/** A form for a new address, or for a change of the chosen address, which keeps its coin. */
export const AddressForm = ({ state, send }: ViewProps) => {
  const { t } = useTranslation(["security", "settings"])
  const { chosen, details, failure } = state.context
  const isSaving = state.matches({ form: "sending" })
  const isRateLimited = state.matches({ form: "rateLimited" })
  const initialValues: { coin: PayoutCoin; name: string; address: string } = {
    coin: chosen?.currencyId ?? "btc",
    name: chosen?.name ?? "",
    address: chosen?.address ?? "",
  }
  return (
    <div ref={focusFirstField}>
      <Form
        initialValues={initialValues}
        schema={addressBookSchema}
        onSubmit={(details) => send({ type: "form.submit", ...details })}
      >
        <h4>
          {chosen === null ? (
            t("addressBook.new")
          ) : (
            <WithName name={chosen.name} sentence={(name) => t("addressBook.changing", { name })} />
          )}
        </h4>
        <RefusedNotice failure={failure} isRateLimited={isRateLimited} />
        {chosen === null && (
          <SelectField
            name="coin"
            label={t("addressBook.coin")}
            options={payoutCoins.map((coin) => ({ value: coin, text: coin.toUpperCase() }))}
            disabled={isSaving}
          />
        )}
        <FormField
          name="name"
          label={t("addressBook.name")}
          hint={t("addressBook.nameHint")}
          autoComplete="off"
          disabled={isSaving}
        />
        <FormField name="address" label={t("addressBook.address")} autoComplete="off" disabled={isSaving} />
        <p>{t("addressBook.wait")}</p>
        <Submit
          cooldown={isRateLimited ? failure : null}
          send={send}
          isBusy={isSaving}
          onCancel={() => send({ type: "form.cancel" })}
        >
          {t("settings:save")}
        </Submit>
      </Form>
      {state.matches({ form: "warned" }) && (
        <ChecksumDialog coin={details!.coin} send={send}>
          <p>
            <Address text={details!.address} />
          </p>
        </ChecksumDialog>
      )}
    </div>
  )
}
