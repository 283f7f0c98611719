import { useTranslation } from "react-i18next"
import type { signOut } from "#machines/site/sign-out.machine.ts"
import { Button } from "#ui/kit/actions/button.tsx"
import { Redirect } from "#ui/kit/actions/redirect.tsx"
import { Notice } from "#ui/kit/feedback/notice.tsx"
import { noView, renderView, type ScreenProps, type StateViews } from "#ui/shared/flow.tsx"
import { paths } from "./paths.ts"

type Machine = typeof signOut
type ViewProps = ScreenProps<Machine>

/** The button that signs out. The button is busy until the sign-in form replaces the page. */
export const SignOutButton = ({ state, send }: ViewProps) => {
  const { t } = useTranslation()
  return (
    <Button kind="quiet" isBusy={state.matches("sending")} onClick={() => send({ type: "signOut.ask" })}>
      {t("signOut.ask")}
    </Button>
  )
}

/** Shows the result of a sign-out above all pages. The page with the button is gone immediately. */
export const SignOutOutcome = ({ state, send }: ViewProps) => renderView(views, { state, send })

const Failed = () => (
  <Notice kind="warn" isLive>
    {useTranslation().t("signOut.failed")}
  </Notice>
)

const views: StateViews<Machine> = {
  idle: noView,
  sending: () => <Redirect to={paths.signIn()} replace />,
  done: noView,
  failed: Failed,
}
