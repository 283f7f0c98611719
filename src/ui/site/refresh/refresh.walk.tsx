import type { refresh } from "../../../machines/site/refresh/refresh.machine"
import { refreshModel as model } from "../../../machines/site/refresh/refresh.model"
import { useFlow } from "../../shared/flow"
import type { Walk, WalkTools } from "../../walk"
import { sentByApp } from "../../walk"

type Machine = typeof refresh

/** A page shows nothing of it; this one names the state. */
const Screen = ({ machine }: { readonly machine: Machine }) => {
  const [{ value }] = useFlow(machine, model.input)
  return <p data-testid="state">{value}</p>
}

const inState =
  (name: string) =>
  ({ page, see }: WalkTools<Machine>) =>
    see(page.getByTestId("state").getByText(name))

export const refreshWalk: Walk<Machine> = {
  model,
  hasNoScreen: true,
  page: (machine) => <Screen machine={machine} />,
  does: { "page.shown": sentByApp, "page.hidden": sentByApp, "page.offline": sentByApp },
  sees: {
    waiting: inState("waiting"),
    paused: inState("paused"),
    returning: inState("returning"),
    refreshing: inState("refreshing"),
  },
}
