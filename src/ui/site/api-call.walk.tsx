import { useTranslation } from "react-i18next"
import { callFailed } from "#domain/shared/failure.ts"
import type { apiCall } from "#machines/site/api-call.machine.ts"
import { apiCallModel as model } from "#machines/site/api-call.model.ts"
import { FailurePanel } from "#ui/kit/feedback/load-states.tsx"
import { Spinner } from "#ui/kit/feedback/spinner.tsx"
import { Status } from "#ui/kit/feedback/status.tsx"
import { useFlow, noView, renderView, type ScreenProps, type StateViews } from "#ui/shared/flow.tsx"
import { sentByApp, type Walk, type WalkTools } from "#ui/walk.ts"

type Machine = typeof apiCall
type Tools = WalkTools<Machine>
type Props = ScreenProps<Machine>

/** Renders the components that pages show for a call. A call has no screen of its own. */
const CallScreen = ({ machine }: { readonly machine: Machine }) => renderView(views, useFlow(machine, model.input))

const PendingView = () => {
  const { t } = useTranslation()
  return <Spinner label={t("loading")} />
}

const Failed = ({
  state: {
    context: { failure },
  },
}: Props) =>
  failure && <FailurePanel failure={failure._tag === "CallFailed" ? failure : callFailed("refused", failure)} />

const views: StateViews<Machine> = {
  idle: noView,
  sending: PendingView,
  refreshing: PendingView,
  awaitingTwoFactorCode: PendingView,
  notifying: PendingView,
  ok: ({
    state: {
      context: { value },
    },
  }) => <Status kind="ok">{String(value)}</Status>,
  failed: Failed,
}

const seeLoading = (tools: Tools) => tools.expectVisible(tools.page.getByText(tools.t("common:loading")))

export const apiCallWalk: Walk<Machine> = {
  model,
  hasNoScreen: true,
  page: (machine) => <CallScreen machine={machine} />,
  events: { "call.send": sentByApp },
  states: {
    idle: ({ page, t, expectAbsent }) => expectAbsent(page.getByText(t("common:loading"))),
    sending: seeLoading,
    refreshing: seeLoading,
    awaitingTwoFactorCode: seeLoading,
    notifying: seeLoading,
    ok: ({ page, expectVisible }) => expectVisible(page.getByText("answer")),
    failed: ({ page, expectVisible }) => expectVisible(page.getByRole("alert")),
  },
}
