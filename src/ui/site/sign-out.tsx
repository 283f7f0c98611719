import { useTranslation } from "react-i18next"
import type { signOut } from "#machines/site/sign-out.machine.ts"
import { Button } from "#ui/kit/actions/button.tsx"
import { Redirect } from "#ui/kit/actions/redirect.tsx"
import { Notice } from "#ui/kit/feedback/notice.tsx"
import { noView, renderView, type ScreenProps, type StateViews } from "#ui/shared/flow.tsx"
import { paths } from "./paths.ts"

type Machine = typeof signOut
type Props = ScreenProps<Machine>

export const SignOutButton = ({ state, send }: Props) => {
  const { t } = useTranslation()
  return (
    <Button kind="quiet" busy={state.matches("sending")} onClick={() => send({ type: "signOut.ask" })}>
      {t("signOut.ask")}
    </Button>
  )
}

/** Shows the result of signing out above all pages, because the page with the button unmounts at once. */
export const SignOutOutcome = ({ state, send }: Props) => renderView(views, { state, send })

const Failed = () => (
  <Notice kind="warn" live>
    {useTranslation().t("signOut.failed")}
  </Notice>
)

const views: StateViews<Machine> = {
  idle: noView,
  sending: () => <Redirect to={paths.signIn()} replace />,
  done: noView,
  failed: Failed,
}
