import { useTranslation } from "react-i18next"
import type { tokenRefresh } from "#machines/site/token-refresh.machine.ts"
import { Notice } from "#ui/kit/feedback/notice.tsx"
import { noView, renderView, type ScreenProps, type StateViews } from "#ui/shared/flow.tsx"

type Machine = typeof tokenRefresh

/**
 * Explains a lost session above the sign-in form, to which the guard has redirected. A successful refresh of the token is silent.
 */
export const SessionLost = ({ state, send }: ScreenProps<Machine>) => renderView(views, { state, send })

const Lost = () => (
  <Notice kind="info" isLive>
    {useTranslation().t("session.lost")}
  </Notice>
)

const views: StateViews<Machine> = { fresh: noView, refreshing: noView, retrying: noView, lost: Lost }
