import * as React from "react"
import { AddonPanel } from "storybook/internal/components"
import { addons, useGlobals, useParameter, useStorybookApi, useStorybookState } from "storybook/manager-api"
import type { FlowReport } from "#machines/kit/flow-session.ts"
import type { MachineDetails } from "#ui/story/story-machine.ts"
import { flowEvents, stateTitle } from "#ui/story/story-names.ts"
import { ChangedPictures } from "./changed.tsx"
import { Diagram } from "./diagram.tsx"
import { LiveFlow } from "./live-flow.tsx"
import { MachineDetailsPanel, StoryLinks, OutgoingEvents } from "./machine-details.tsx"
import { PanelBody, Heading, Muted } from "./parts.tsx"
import { choosePanelTexts, PanelTextsContext } from "./texts.ts"
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

const Machine = ({ details }: { readonly details: MachineDetails }) => {
  const t = React.useContext(PanelTextsContext)
  const api = useStorybookApi()
  const story = api.getCurrentStoryData()?.id
  const report = useReport(details.name)
  const live = story === details.flow ? report : null
  const state = live?.state ?? details.state
  const open = (name: string) => {
    const target = details.states.find((each) => each.name === name)
    if (target) api.selectStory(target.story)
  }
  return (
    <PanelBody>
      <Heading>
        {details.title}
        {state === null ? null : (
          <>
            {" "}
            · {stateTitle(state)} <code>{state}</code>
          </>
        )}
      </Heading>
      <Muted>{details.stateSets.map(({ number, name }) => t.stateSet(number, name)).join(" · ")}</Muted>
      <StoryLinks details={details} story={story ?? ""} state={details.state} />
      {details.state !== null && <StateVerdict details={details} state={details.state} />}
      {details.state !== null && <ChangedPictures story={story ?? ""} />}
      {live && <LiveFlow report={live} />}
      <Diagram details={details} state={state} onState={open} />
      {live === null && state !== null && <OutgoingEvents details={details} state={state} onState={open} />}
      <MachineDetailsPanel details={details} state={state} />
    </PanelBody>
  )
}

/** The panel next to the canvas, which shows the machine of the open story: its state, the verdict, the diagram and its details. */
export const MachinePanel = ({ active }: { readonly active: boolean }) => {
  const details = useParameter<MachineDetails | null>("machine", null)
  const [globals] = useGlobals()
  const t = choosePanelTexts(globals["locale"])
  // Subscribes to Storybook's state, so that the panel renders when the story has been prepared.
  useStorybookState()
  const story = useStorybookApi().getCurrentStoryData()
  const isLoading = story === undefined || (story.type === "story" && !story.prepared)
  return (
    <AddonPanel active={active}>
      {details === null ? (
        <PanelBody>
          <Muted role="status">{isLoading ? t.loading : t.noMachine}</Muted>
        </PanelBody>
      ) : (
        <PanelTextsContext.Provider value={t}>
          <Machine details={details} />
        </PanelTextsContext.Provider>
      )}
    </AddonPanel>
  )
}
