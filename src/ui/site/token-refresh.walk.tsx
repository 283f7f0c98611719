import type { tokenRefresh } from "#machines/site/token-refresh.machine.ts"
import { tokenRefreshModel as model } from "#machines/site/token-refresh.model.ts"
import { useFlow } from "#ui/shared/flow.tsx"
import { sentByApp, type Walk, type WalkTools } from "#ui/walk.ts"
import { SessionLost } from "./session-lost.tsx"

type Machine = typeof tokenRefresh

const Screen = ({ machine }: { readonly machine: Machine }) => <SessionLost {...useFlow(machine, model.input)} />

const notice = ({ page, t }: WalkTools<Machine>) => page.getByText(t("common:session.lost"))
const silent = (tools: WalkTools<Machine>) => tools.expectAbsent(notice(tools))

export const tokenRefreshWalk: Walk<Machine> = {
  model,
  page: (machine) => <Screen machine={machine} />,
  events: {
    "token.rejected": sentByApp,
    "call.retried": sentByApp,
    "session.started": sentByApp,
    "session.changed": sentByApp,
    "session.ended": sentByApp,
    "session.lost": sentByApp,
  },
  states: { fresh: silent, refreshing: silent, retrying: silent, lost: (tools) => tools.expectVisible(notice(tools)) },
}
