import type { ReactNode } from "react"
import { useMemo } from "react"
import { useLocation, useSearch } from "wouter"
import type { AnyStateMachine } from "xstate"
import type { StateName } from "../machines/kit/types"
import { mockedMachine } from "../machines/kit/mocked-machine"
import { FlowOptions } from "./flow"
import type { MachineFacts } from "./story-machine"
import { machineFacts } from "./story-machine"
import css from "./story-of.module.css"
import type { Walk } from "./walk"

export interface StateStory {
  readonly render: () => ReactNode
  readonly parameters: { readonly machine: MachineFacts }
}

/** Where a state that goes elsewhere leads, the frame starts at "/"; or that there is nothing to see. */
const Caption = () => {
  const [path] = useLocation()
  const search = useSearch()
  const address = search === "" ? path : `${path}?${search}`
  return address === "/" ? (
    <p className={css.nothing}>Nothing is shown in this state.</p>
  ) : (
    <p className={css.address}>→ {address}</p>
  )
}

/** The page in its frame, and under it where it leads. */
export const StoryPage = ({ children }: { readonly children: ReactNode }) => (
  <>
    <div className={css.page}>{children}</div>
    <Caption />
  </>
)

const State = <M extends AnyStateMachine>({
  walk,
  state,
}: {
  readonly walk: Walk<M>
  readonly state: StateName<M>
}) => {
  const { machine, clock } = useMemo(() => mockedMachine(walk.model), [walk])
  const options = useMemo(
    () => ({ clock, snapshots: { [machine.id]: walk.model.at(state) } }),
    [clock, machine, walk, state],
  )
  return (
    <StoryPage>
      <FlowOptions value={options}>{walk.page(machine as M)}</FlowOptions>
    </StoryPage>
  )
}

/** The page as a person finds it in this state: the ports never answer, the clock stands still. */
export const stateStory = <M extends AnyStateMachine>(walk: Walk<M>, state: StateName<M>): StateStory => ({
  render: () => <State key={state} walk={walk} state={state} />,
  parameters: { machine: machineFacts(walk.model, state) },
})
