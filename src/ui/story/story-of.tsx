import { use, useMemo, type ReactNode } from "react"
import { useTranslation } from "react-i18next"
import { useLocation, useSearch } from "wouter"
import type { AnyMachineSnapshot, AnyStateMachine } from "xstate"
import { mapTexts } from "#machines/kit/label-sample.ts"
import { createMockedMachine } from "#machines/kit/mocked-machine.ts"
import type { StateName } from "#machines/kit/types.ts"
import { FlowOptions } from "#ui/shared/flow.tsx"
import type { Walk } from "#ui/walk.ts"
import { ServerTexts } from "./story-frame.tsx"
import { describeMachine, type MachineDetails } from "./story-machine.ts"
import css from "./story-of.module.css"

export interface StateStory {
  readonly render: () => ReactNode
  readonly parameters: { readonly machine: MachineDetails }
}

const nothing = { "en-US": "Nothing is shown in this state.", "ru-RU": "В этом состоянии ничего не показывается." }

/** Explains a story that renders nothing. The frame starts at "/", so another path is the target of a redirect. */
const Caption = () => {
  const locale = useTranslation().i18n.language as keyof typeof nothing
  const [path] = useLocation()
  const search = useSearch()
  const address = search === "" ? path : `${path}?${search}`
  return address === "/" ? (
    <p className={css.nothing} data-stand-in>
      {nothing[locale]}
    </p>
  ) : (
    <p className={css.address}>{`→ ${address}`}</p>
  )
}

/** Shows the page in its frame, with the redirect target below it. */
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
  const serverText = use(ServerTexts)
  const { machine, clock } = useMemo(() => createMockedMachine(walk.model), [walk])
  const options = useMemo(() => {
    const snapshot: AnyMachineSnapshot = walk.model.at(state)
    return {
      clock,
      snapshots: { [machine.id]: { ...snapshot, context: mapTexts<unknown>(snapshot.context, serverText) } },
    }
  }, [clock, machine, walk, state, serverText])
  return (
    <StoryPage>
      <FlowOptions value={options}>{walk.page(machine as M)}</FlowOptions>
    </StoryPage>
  )
}

/** Returns a story of the page in this state. Ports never respond, and the clock is stopped. */
export const stateStory = <M extends AnyStateMachine>(walk: Walk<M>, state: StateName<M>): StateStory => ({
  render: () => <State key={state} walk={walk} state={state} />,
  parameters: { machine: describeMachine(walk, state) },
})
