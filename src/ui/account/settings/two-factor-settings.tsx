import { useTranslation } from "react-i18next"
import type { resendConfirmation } from "#machines/account/resend-confirmation.machine.ts"
import type { twoFactorSettings } from "#machines/account/two-factor-settings.machine.ts"
import { ResendConfirmation } from "#ui/account/resend-confirmation.tsx"
import { Button } from "#ui/kit/actions/button.tsx"
import { LoadFailed, Skeleton } from "#ui/kit/feedback/load-states.tsx"
import { useFlow, renderView, type ScreenProps, type StateViews } from "#ui/shared/flow.tsx"
import { PreserveFocus } from "#ui/shared/preserve-focus.tsx"
import { SavedNotice } from "./outcome.tsx"
import { DisableTwoFactorForm, EnableTwoFactorForm } from "./two-factor-toggle.tsx"
import account from "#ui/account/account/account.module.css"
import patterns from "#ui/kit/styles/patterns.module.css"

interface OwnProps {
  readonly resend: typeof resendConfirmation
  readonly email: string
  readonly onPrint: () => void
}
type ViewProps = ScreenProps<typeof twoFactorSettings> & OwnProps

export const TwoFactorSettings = ({
  machine,
  ...ownProps
}: OwnProps & { readonly machine: typeof twoFactorSettings }) => {
  const { state, send } = useFlow(machine, undefined)
  return <PreserveFocus>{renderView(views, { state, send, ...ownProps })}</PreserveFocus>
}

const Loading = () => <Skeleton lines={4} />

const Unconfirmed = ({ resend, email }: ViewProps) => (
  <div className={`${patterns.stack} ${account.stack}`}>
    <p>{useTranslation("settings").t("twoFactor.unconfirmed", { email })}</p>
    <ResendConfirmation machine={resend} email={email} />
  </div>
)

const Disabled = ({ state, send }: ViewProps) => {
  const { t } = useTranslation("settings")
  return (
    <div className={`${patterns.stack} ${account.stack}`}>
      {state.matches({ disabled: "fresh" }) && <SavedNotice>{t("twoFactor.justDisabled")}</SavedNotice>}
      <p>{t("twoFactor.disabled")}</p>
      <Button onClick={() => send({ type: "enable.begin" })}>{t("twoFactor.enable")}</Button>
    </div>
  )
}

const Enabled = ({ state, send }: ViewProps) => {
  const { t } = useTranslation("settings")
  return (
    <div className={`${patterns.stack} ${account.stack}`}>
      {state.matches({ enabled: "fresh" }) && <SavedNotice>{t("twoFactor.justEnabled")}</SavedNotice>}
      <p>{t("twoFactor.enabled")}</p>
      <Button kind="quiet" onClick={() => send({ type: "disable.begin" })}>
        {t("twoFactor.disable")}
      </Button>
    </div>
  )
}

const views: StateViews<typeof twoFactorSettings, OwnProps> = {
  loading: Loading,
  failed: LoadFailed,
  unconfirmed: Unconfirmed,
  reloading: Loading,
  disabled: Disabled,
  enabling: EnableTwoFactorForm,
  enabled: Enabled,
  disabling: DisableTwoFactorForm,
}
