import { useTranslation } from "react-i18next"
import type { recoveryMode } from "#machines/account/recovery-mode.machine.ts"
import type { recoveryRequest } from "#machines/account/recovery-request.machine.ts"
import type { recoverySetPassword } from "#machines/account/recovery-set-password.machine.ts"
import { RecoveryFrame, type Framed } from "#ui/account/account/account-page.tsx"
import { Spinner } from "#ui/kit/feedback/spinner.tsx"
import { useFlow, renderView, type ScreenProps, type StateViews } from "#ui/shared/flow.tsx"
import { RecoveryRequest } from "./recovery-request.tsx"
import { RecoverySetPassword } from "./recovery-set-password.tsx"

interface Children extends Framed {
  readonly request: typeof recoveryRequest
  readonly setPassword: typeof recoverySetPassword
  readonly redirect: string | null
}
type Props = ScreenProps<typeof recoveryMode> & Children

interface PageProps extends Children {
  readonly machine: typeof recoveryMode
  /**
   * True if the address contains no token. The page then shows the form while the machine reads the address, so that early input
   * stays.
   */
  readonly formAtOnce?: boolean
}

/** Shows the request for a link, or the form for the new password if the address contains a token. */
export const RecoveryPage = ({ machine, formAtOnce = false, ...children }: PageProps) => {
  const props = { ...useFlow(machine, undefined), ...children }
  return formAtOnce && props.state.matches("reading") ? <views.request {...props} /> : renderView(views, props)
}

const Reading = () => {
  const { t } = useTranslation("account")
  return (
    <RecoveryFrame title={t("recovery.title")}>
      <Spinner label={t("recovery.reading")} />
    </RecoveryFrame>
  )
}

const views: StateViews<typeof recoveryMode, Children> = {
  reading: Reading,
  request: ({ request, redirect, OrderFrame }: Props) => (
    <RecoveryRequest machine={request} redirect={redirect} OrderFrame={OrderFrame} />
  ),
  set: ({ state, send, setPassword }: Props) => (
    <RecoverySetPassword
      machine={setPassword}
      resetPasswordToken={state.context.resetPasswordToken}
      onAgain={() => send({ type: "link.request" })}
    />
  ),
}
