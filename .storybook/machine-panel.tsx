import * as React from "react"
import { AddonPanel } from "storybook/internal/components"
import { addons, useGlobals, useParameter, useStorybookApi, useStorybookState } from "storybook/manager-api"
import type { FlowReport } from "#machines/kit/flow-session.ts"
import type { MachineFacts } from "#ui/story/story-machine.ts"
import { flowEvents, stateTitle } from "#ui/story/story-names.ts"
import { ChangedPictures } from "./changed.tsx"
import { Diagram } from "./diagram.tsx"
import { Facts, Links, Outgoing } from "./facts.tsx"
import { Live } from "./live.tsx"
import { Body, Heading, Muted } from "./parts.tsx"
import { panelTexts, Texts } from "./texts.ts"
import { StateVerdict } from "./verdict.tsx"

/** Returns the report of the flow that runs live in the canvas, or null if the story has no live flow. */
const useReport = (machine: string | undefined): FlowReport | null => {
  const [report, setReport] = React.useState<FlowReport | null>(null)
  React.useEffect(() => {
    const channel = addons.getChannel()
    channel.on(flowEvents.report, setReport)
    channel.emit(flowEvents.request)
    return () => channel.off(flowEvents.report, setReport)
  }, [])
  return report !== null && report.machine === machine ? report : null
}

const Machine = ({ facts }: { readonly facts: MachineFacts }) => {
  const t = React.useContext(Texts)
  const api = useStorybookApi()
  const story = api.getCurrentStoryData()?.id
  const report = useReport(facts.name)
  const live = story === facts.flow ? report : null
  const state = live?.state ?? facts.state
  const open = (name: string) => {
    const target = facts.states.find((each) => each.name === name)
    if (target) api.selectStory(target.story)
  }
  return (
    <Body>
      <Heading>
        {facts.title}
        {state === null ? null : (
          <>
            {" "}
            · {stateTitle(state)} <code>{state}</code>
          </>
        )}
      </Heading>
      <Muted>{facts.stateSets.map(({ number, name }) => t.stateSet(number, name)).join(" · ")}</Muted>
      <Links facts={facts} story={story ?? ""} state={facts.state} />
      {facts.state !== null && <StateVerdict facts={facts} state={facts.state} />}
      {facts.state !== null && <ChangedPictures story={story ?? ""} />}
      {live && <Live report={live} />}
      <Diagram facts={facts} state={state} onState={open} />
      {live === null && state !== null && <Outgoing facts={facts} state={state} onState={open} />}
      <Facts facts={facts} state={state} />
    </Body>
  )
}

/** The panel next to the canvas, which shows the machine of the open story: its state, the verdict, the diagram and its facts. */
export const MachinePanel = ({ active }: { readonly active: boolean }) => {
  const facts = useParameter<MachineFacts | null>("machine", null)
  const [globals] = useGlobals()
  const t = panelTexts(globals["locale"])
  // Subscribes to Storybook's state, so that the panel renders when the story has been prepared.
  useStorybookState()
  const story = useStorybookApi().getCurrentStoryData()
  const isLoading = story === undefined || (story.type === "story" && !story.prepared)
  return (
    <AddonPanel active={active}>
      {facts === null ? (
        <Body>
          <Muted role="status">{isLoading ? t.loading : t.noMachine}</Muted>
        </Body>
      ) : (
        <Texts.Provider value={t}>
          <Machine facts={facts} />
        </Texts.Provider>
      )}
    </AddonPanel>
  )
}
