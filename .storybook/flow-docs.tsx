import { Markdown, useOf } from "@storybook/addon-docs/blocks"
import * as React from "react"
import { SELECT_STORY } from "storybook/internal/core-events"
import { addons } from "storybook/preview-api"
import { stateTable, type MachineDetails } from "#ui/story/story-machine.ts"
import { ComponentDocsPage } from "./component-docs.tsx"
import { Diagram } from "./diagram.tsx"
import { PanelTextsContext } from "./texts.ts"

/**
 * The documentation page of a flow: the diagram, whose states open their stories, and the state table. A component gets a
 * `ComponentDocsPage`.
 */
export const DocsPage = () => {
  const t = React.useContext(PanelTextsContext)
  const details = useOf("meta", ["meta"]).preparedMeta.parameters["machine"] as MachineDetails | undefined
  if (details === undefined) return <ComponentDocsPage />
  const open = (state: string) => {
    const storyId = details.states.find(({ name }) => name === state)?.story
    if (storyId !== undefined) addons.getChannel().emit(SELECT_STORY, { storyId, viewMode: "story" })
  }
  const link = (name: string) => {
    const story = details.states.find((each) => each.name === name)?.story
    return story === undefined ? name : `[${name}](?path=/story/${story})`
  }
  const { from, event, to, when, start, any } = t.table
  const head = `# ${details.title}\n\n${details.stateSets.map(({ number, name }) => t.stateSet(number, name)).join(" · ")}`
  const [, , , ...text] = stateTable(details.name).split("\n")
  const table = text
    .join("\n")
    .replaceAll(
      /^\| (\S+) \|(.*?)\| (\S+) \|/gm,
      (_, source: string, by: string, target: string) => `| ${link(source)} |${by}| ${link(target)} |`,
    )
    .replace("| from | event | to | when |", `| ${from} | ${event} | ${to} | ${when} |`)
    .replaceAll("| (start) |", `| ${start} |`)
    .replaceAll("| (any) |", `| ${any} |`)
  return (
    <>
      <Markdown>{head}</Markdown>
      <Diagram details={details} state={details.start} onState={open} />
      <Markdown>{table}</Markdown>
    </>
  )
}
