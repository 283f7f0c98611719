import { useTranslation } from "react-i18next"
import type { ChangeAddressInput, changeAddress } from "#machines/account/change-address.machine.ts"
import { Notice } from "#ui/kit/feedback/notice.tsx"
import { FormField } from "#ui/kit/fields/form-field.tsx"
import { PasswordField } from "#ui/kit/fields/password-field.tsx"
import { Address } from "#ui/kit/figures/address.tsx"
import { useFlow, renderView, type PartialViews, type ScreenProps } from "#ui/shared/flow.tsx"
import { addressSchema } from "./address-settings.form.ts"
import { ChecksumDialog } from "./checksum-dialog.tsx"
import { SavedNotice } from "./outcome.tsx"
import { isLocked, savingMessages, SettingForm } from "./setting-form.tsx"
import css from "./settings.module.css"

interface AddressPreviewProps {
  readonly saved: string
  readonly address: string
}

/** Shows the old and the new address, grouped for comparison. */
const AddressPreview = ({ saved, address }: AddressPreviewProps) => {
  const { t } = useTranslation("settings")
  return (
    <dl className={css.preview} aria-label={t("address.preview")}>
      <div className={css.side}>
        <dt>{t("address.now")}</dt>
        <dd>{saved === "" ? t("address.none") : <Address text={saved} />}</dd>
      </div>
      <div className={`${css.side} ${css.new}`}>
        <dt>{t("address.new")}</dt>
        <dd>
          <Address text={address} />
        </dd>
      </div>
    </dl>
  )
}

interface OwnProps {
  readonly machine: typeof changeAddress
  readonly input: ChangeAddressInput
  readonly email: string
}
type ViewProps = ScreenProps<typeof changeAddress>

/** The states in which there is nothing to save, or a warning dialog asks first. */
const unchanged = ["unchanged", "success", "warned"] as const

/**
 * The form for the customer's address of one coin. The form shows the new address with the saved one for comparison, and a wrong
 * checksum needs a confirmation.
 */
export const AddressSettings = ({ machine, input, email }: OwnProps) => {
  const { state, send } = useFlow(machine, input)
  const { t } = useTranslation("settings")
  const { coin, saved, saves } = state.context
  const disabled = isLocked(state) || state.matches("rateLimited") || state.matches("warned")
  return (
    <SettingForm
      key={saves}
      state={state}
      initialValues={{ address: saved, password: "" }}
      schema={addressSchema[coin]}
      onSubmit={({ password }) => send({ type: "form.submit", password })}
      send={send}
      email={email}
      lead={t(`address.lead.${coin}`)}
      message={renderView(messages, { state, send })}
      isUnchanged={unchanged.some((name) => state.matches(name))}
    >
      <FormField
        name="address"
        isVerbatim
        autoComplete="off"
        autoCapitalize="none"
        translate="no"
        label={t(`address.label.${coin}`)}
        disabled={disabled}
        onType={(address) => send({ type: "address.type", address })}
      />
      {renderView(previews, { state, send })}
      <PasswordField name="password" label={t("currentPassword")} autoComplete="current-password" disabled={disabled} />
    </SettingForm>
  )
}

const Saved = () => <SavedNotice>{useTranslation("settings").t("address.success")}</SavedNotice>

const messages: PartialViews<typeof changeAddress> = {
  ...savingMessages,
  success: Saved,
}

const Preview = ({ state }: Pick<ViewProps, "state">) => (
  <AddressPreview saved={state.context.saved} address={state.context.address} />
)

const ChecksumFailed = (props: ViewProps) => (
  <>
    <Notice kind="warn" isLive>
      {useTranslation("settings").t(`address.checksumFailed.${props.state.context.coin}`)}
    </Notice>
    <Preview {...props} />
  </>
)

const Warned = ({ state, send }: ViewProps) => (
  <ChecksumDialog coin={state.context.coin} send={send}>
    <Preview state={state} />
  </ChecksumDialog>
)

/** The pending change below the field, by state. */
const previews: PartialViews<typeof changeAddress> = {
  changed: Preview,
  checksumFailed: ChecksumFailed,
  warned: Warned,
  sending: Preview,
  checkingOutcome: Preview,
  notSaved: Preview,
  outcomeUnknown: Preview,
  wrongPassword: Preview,
  rateLimited: Preview,
  failed: Preview,
}
