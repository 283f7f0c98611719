import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import type { ChangeAddressInput, changeAddress } from "../../../machines/account/change-address/change-address.machine"
import { AccountForm } from "../account/account-form"
import { RateLimitCountdown } from "../account/rate-limit-countdown"
import { useFlow } from "../../shared/flow"
import { Button } from "../../kit/actions/button"
import { Dialog, DialogActions } from "../../kit/overlays/dialog"
import { Notice } from "../../kit/feedback/notice"
import { PasswordField } from "../../kit/fields/password-field"
import { renderView } from "../../shared/screen"
import type { PartialViews, ScreenProps } from "../../shared/screen"
import { AccountName } from "../account/account-name"
import { AddressField } from "./address-field"
import { AddressPreview } from "./address-preview"
import { addressSchema } from "./address.form"
import { IncorrectPasswordNotice, NotSavedNotice, RefusedNotice, SavedNotice, UnknownOutcomeNotice } from "./outcome"

interface OwnProps {
  readonly machine: typeof changeAddress
  readonly input: ChangeAddressInput
  readonly email: string
}
type Props = ScreenProps<typeof changeAddress>

/** States in which the form cannot be saved: no changes, a warning dialog, a cooldown, or an unknown outcome. */
const unsavable = ["unchanged", "success", "warned", "rateLimited", "outcomeUnknown"] as const

export const AddressSettings = ({ machine, input, email }: OwnProps) => {
  const [state, send] = useFlow(machine, input)
  const { t } = useTranslation("settings")
  const { coin, saved, saves } = state.context
  const Message = renderView(messages, state)
  const Preview = renderView(previews, state)
  const busy = state.matches("process") || state.matches("looking")
  const isRateLimited = state.matches("rateLimited")
  const isLocked = busy || isRateLimited || state.matches("warned") || state.matches("outcomeUnknown")
  return (
    <AccountForm
      key={saves}
      initial={{ address: saved, password: "" }}
      rules={addressSchema[coin]}
      onSend={({ password }) => send({ type: "form.submit", password })}
    >
      <p>{t(`address.lead.${coin}`)}</p>
      <Message state={state} send={send} />
      <AddressField
        label={t(`address.label.${coin}`)}
        disabled={isLocked}
        onType={(address) => send({ type: "address.type", address })}
      />
      <Preview state={state} send={send} />
      <AccountName email={email} />
      <PasswordField name="password" label={t("currentPassword")} autoComplete="current-password" disabled={isLocked} />
      <RateLimitCountdown
        failure={isRateLimited ? state.context.failure : null}
        onOver={() => send({ type: "rateLimit.ended" })}
      />
      <Button type="submit" busy={busy} disabled={unsavable.some((name) => state.matches(name))}>
        {t("save")}
      </Button>
    </AccountForm>
  )
}

const Success = () => {
  const { t } = useTranslation("settings")
  return <SavedNotice>{t("address.success")}</SavedNotice>
}

/** One component for both states, so that the message and its focus stay. */
const Failed = ({ state }: Props) => (
  <RefusedNotice failure={state.context.failure} rateLimited={state.matches("rateLimited")} />
)

const messages: PartialViews<typeof changeAddress> = {
  notSaved: NotSavedNotice,
  outcomeUnknown: ({ send }) => <UnknownOutcomeNotice onLook={() => send({ type: "setting.look" })} />,
  success: Success,
  wrongPassword: IncorrectPasswordNotice,
  rateLimited: Failed,
  error: Failed,
}

const Preview = ({ state }: Props) => <AddressPreview saved={state.context.saved} address={state.context.address} />

const Warning = ({ state, children }: Pick<Props, "state"> & { readonly children: ReactNode }) => {
  const { t } = useTranslation("settings")
  return (
    <>
      <Notice kind="warn" live>
        <p>{t(`address.checksumFailed.${state.context.coin}`)}</p>
      </Notice>
      {children}
    </>
  )
}

const ChecksumFailed = (props: Props) => (
  <Warning {...props}>
    <Preview {...props} />
  </Warning>
)

const Warned = (props: Props) => {
  const { t } = useTranslation("settings")
  const back = () => props.send({ type: "warning.back" })
  return (
    <Dialog size="M" title={t("address.warned.title")} onClose={back}>
      <Warning {...props}>
        <p>{t("address.warned.text")}</p>
      </Warning>
      <Preview {...props} />
      <DialogActions>
        <Button kind="quiet" onClick={back}>
          {t("address.warned.back")}
        </Button>
        <Button kind="danger" onClick={() => props.send({ type: "warning.confirm" })}>
          {t("address.warned.confirm")}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

/** Below the field: the pending change. */
const previews: PartialViews<typeof changeAddress> = {
  changed: Preview,
  checksumFailed: ChecksumFailed,
  warned: Warned,
  process: Preview,
  looking: Preview,
  notSaved: Preview,
  outcomeUnknown: Preview,
  wrongPassword: Preview,
  rateLimited: Preview,
  error: Preview,
}
