import { useTranslation } from "react-i18next"
import type { passkeySignIn } from "#machines/account/passkey-sign-in.machine.ts"
import { Button } from "#ui/kit/actions/button.tsx"
import { Redirect } from "#ui/kit/actions/redirect.tsx"
import { RefusedNotice, ResultNotice } from "#ui/kit/form/result-notice.tsx"
import { useFlow, renderView, type PartialViews, type ScreenProps, type StateViews } from "#ui/shared/flow.tsx"
import { toSafeRedirect } from "#ui/site/paths.ts"
import patterns from "#ui/kit/styles/patterns.module.css"
import css from "./account/account.module.css"

type Machine = typeof passkeySignIn
export interface PasskeySignInProps {
  readonly redirect: string | null
}
type ViewProps = ScreenProps<Machine> & PasskeySignInProps

/** The alternative sign-in below the form of the sign-in page. */
export const PasskeySignIn = ({ machine, redirect }: PasskeySignInProps & { readonly machine: Machine }) =>
  renderView(views, { ...useFlow(machine, undefined), redirect })

const Problem = ({ problem }: { readonly problem: "cancelled" | "unsupported" }) => (
  <ResultNotice kind="warn">{useTranslation("passkeys").t(problem)}</ResultNotice>
)

const messages: PartialViews<Machine> = {
  cancelled: () => <Problem problem="cancelled" />,
  unsupported: () => <Problem problem="unsupported" />,
  failed: ({ state }) => <RefusedNotice failure={state.context.failure} />,
}

const Choice = ({ state, send }: ViewProps) => {
  const { t } = useTranslation("passkeys")
  return (
    <div className={`${patterns.stack} ${css.other}`}>
      <p className={`${patterns.note} ${css.or}`}>{t("or")}</p>
      {renderView(messages, { state, send })}
      <Button
        kind="quiet"
        isBusy={state.matches("choosing") || state.matches("sending")}
        onClick={() => send({ type: "passkey.choose" })}
      >
        {t("signIn")}
      </Button>
    </div>
  )
}

const views: StateViews<Machine, PasskeySignInProps> = {
  offering: Choice,
  ready: Choice,
  choosing: Choice,
  sending: Choice,
  cancelled: Choice,
  unsupported: Choice,
  failed: Choice,
  success: ({ redirect }) => <Redirect to={toSafeRedirect(redirect)} replace />,
}
