import { useTranslation } from "react-i18next"
import { callFailed } from "../../domain/shared/failure"
import type { apiCall } from "../../machines/site/api-call.machine"
import { apiCallModel as model } from "../../machines/site/api-call.model"
import { useFlow } from "../shared/flow"
import { FailurePanel } from "../kit/feedback/failure-panel"
import { Spinner } from "../kit/feedback/spinner"
import { Status } from "../kit/feedback/status"
import type { ScreenProps, StateViews } from "../shared/screen"
import { noView, renderView } from "../shared/screen"
import type { Walk, WalkTools } from "../walk"
import { sentByApp } from "../walk"

type Machine = typeof apiCall
type Tools = WalkTools<Machine>
type Props = ScreenProps<Machine>

/** A call has no screen, so the walk renders the components that pages show for one. */
const CallScreen = ({ machine }: { readonly machine: Machine }) => {
  const [state, send] = useFlow(machine, model.input)
  const View = renderView(views, state)
  return <View state={state} send={send} />
}

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
  tfa: PendingView,
  notifying: PendingView,
  ok: ({
    state: {
      context: { value },
    },
  }) => <Status kind="ok">{String(value)}</Status>,
  failed: Failed,
}

const seeLoading = (tools: Tools) => tools.see(tools.page.getByText(tools.t("common:loading")))

export const apiCallWalk: Walk<Machine> = {
  model,
  hasNoScreen: true,
  page: (machine) => <CallScreen machine={machine} />,
  does: { "call.send": sentByApp },
  sees: {
    idle: ({ page, t, absent }) => absent(page.getByText(t("common:loading"))),
    sending: seeLoading,
    refreshing: seeLoading,
    tfa: seeLoading,
    notifying: seeLoading,
    ok: ({ page, see }) => see(page.getByText("answer")),
    failed: ({ page, see }) => see(page.getByRole("alert")),
  },
}
