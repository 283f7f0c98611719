import type { freshness } from "#machines/site/freshness.machine.ts"
import { freshnessModel as model } from "#machines/site/freshness.model.ts"
import { useFlow } from "#ui/shared/flow.tsx"
import { sentByApp, type Walk, type WalkTools } from "#ui/walk.ts"

type Machine = typeof freshness

/** Renders the name of the state. No real page shows this machine. */
const Screen = ({ machine }: { readonly machine: Machine }) => {
  const {
    state: { value },
  } = useFlow(machine, model.input)
  return <p data-testid="state">{value}</p>
}

const inState =
  (name: string) =>
  ({ page, expectVisible }: WalkTools<Machine>) =>
    expectVisible(page.getByTestId("state").getByText(name, { exact: true }))

export const freshnessWalk: Walk<Machine> = {
  model,
  hasNoScreen: true,
  page: (machine) => <Screen machine={machine} />,
  events: { stale: sentByApp, "profile.loaded": sentByApp },
  states: { unknown: inState("unknown"), known: inState("known") },
}
