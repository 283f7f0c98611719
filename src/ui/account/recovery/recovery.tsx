import { useTranslation } from "react-i18next"
import type { recoveryMode } from "#machines/account/recovery-mode.machine.ts"
import type { recoveryRequest } from "#machines/account/recovery-request.machine.ts"
import type { recoverySetPassword } from "#machines/account/recovery-set-password.machine.ts"
import { RecoveryFrame, type FramedProps } from "#ui/account/account/account-page.tsx"
import { Spinner } from "#ui/kit/feedback/spinner.tsx"
import { useFlow, renderView, type ScreenProps, type StateViews } from "#ui/shared/flow.tsx"
import { RecoveryRequest } from "./recovery-request.tsx"
import { RecoverySetPassword } from "./recovery-set-password.tsx"

interface Machines extends FramedProps {
  readonly request: typeof recoveryRequest
  readonly setPassword: typeof recoverySetPassword
  readonly redirect: string | null
}
type ViewProps = ScreenProps<typeof recoveryMode> & Machines

interface Props extends Machines {
  readonly machine: typeof recoveryMode
  /** True if the URL contains no token. The page then shows the form while the machine reads the URL, so that early input stays. */
  readonly isFormFirst?: boolean
}

/** Shows the request for a link, or the form for the new password if the URL contains a token. */
export const RecoveryPage = ({ machine, isFormFirst = false, ...machines }: Props) => {
  const props = { ...useFlow(machine, undefined), ...machines }
  return isFormFirst && props.state.matches("reading") ? <views.request {...props} /> : renderView(views, props)
}

const Reading = () => {
  const { t } = useTranslation("account")
  return (
    <RecoveryFrame title={t("recovery.title")}>
      <Spinner label={t("recovery.reading")} />
    </RecoveryFrame>
  )
}

const views: StateViews<typeof recoveryMode, Machines> = {
  reading: Reading,
  request: ({ request, redirect, OrderFrame }: ViewProps) => (
    <RecoveryRequest machine={request} redirect={redirect} OrderFrame={OrderFrame} />
  ),
  set: ({ state, send, setPassword }: ViewProps) => (
    <RecoverySetPassword
      machine={setPassword}
      resetPasswordToken={state.context.resetPasswordToken}
      onRequestNewLink={() => send({ type: "link.request" })}
    />
  ),
}
