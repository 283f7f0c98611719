import type { tokenRefresh } from "../../machines/site/token-refresh.machine"
import { tokenRefreshModel as model } from "../../machines/site/token-refresh.model"
import { useFlow } from "../shared/flow"
import type { Walk, WalkTools } from "../walk"
import { sentByApp } from "../walk"
import { SessionLost } from "./session-lost"

type Machine = typeof tokenRefresh

const Screen = ({ machine }: { readonly machine: Machine }) => {
  const [state, send] = useFlow(machine, model.input)
  return <SessionLost state={state} send={send} />
}

const notice = ({ page, t }: WalkTools<Machine>) => page.getByText(t("common:session.lost"))
const silent = (tools: WalkTools<Machine>) => tools.absent(notice(tools))

export const tokenRefreshWalk: Walk<Machine> = {
  model,
  page: (machine) => <Screen machine={machine} />,
  does: {
    "token.rejected": sentByApp,
    "call.retried": sentByApp,
    "session.began": sentByApp,
    "session.changed": sentByApp,
    "session.ended": sentByApp,
    "session.lost": sentByApp,
  },
  sees: { fresh: silent, refreshing: silent, retrying: silent, lost: (tools) => tools.see(notice(tools)) },
}
