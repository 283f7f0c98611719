import { useMemo, type ReactNode } from "react"
import type { AnyStateMachine, ContextFrom } from "xstate"
import { createMockedMachine } from "#machines/kit/mocked-machine.ts"
import type { StateName } from "#machines/kit/types.ts"
import { FlowOptions } from "#ui/shared/flow.tsx"
import type { Walk } from "#ui/walk.ts"
import { StoryPage } from "./story-of.tsx"

/** Returns the state value for a name: "editing.synced" → { editing: "synced" }. */
const valueOf = (state: string): unknown => {
  const [parent, ...rest] = state.split(".")
  return rest.length === 0 ? parent : { [parent!]: valueOf(rest.join(".")) }
}

interface Props<M extends AnyStateMachine> {
  readonly walk: Walk<M>
  readonly state: StateName<M>
  readonly facts: Partial<ContextFrom<M>>
}

const Stress = <M extends AnyStateMachine>({ walk, state, facts }: Props<M>) => {
  const { machine, clock } = useMemo(() => createMockedMachine(walk.model), [walk])
  const options = useMemo(() => {
    const context = { ...(walk.model.at(state) as { readonly context: object }).context, ...facts }
    return { clock, snapshots: { [machine.id]: machine.resolveState({ value: valueOf(state) as never, context }) } }
  }, [clock, machine, walk, state, facts])
  return (
    <StoryPage>
      <FlowOptions value={options}>{walk.page(machine as M)}</FlowOptions>
    </StoryPage>
  )
}

/** Returns a story of the page in this state, with context values that are longer, larger or smaller than those of the model. */
export const stressStory = <M extends AnyStateMachine>(
  walk: Walk<M>,
  state: StateName<M>,
  facts: Partial<ContextFrom<M>>,
): { readonly render: () => ReactNode } => ({ render: () => <Stress walk={walk} state={state} facts={facts} /> })
