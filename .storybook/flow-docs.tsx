import * as React from "react"
import { Markdown, useOf } from "@storybook/addon-docs/blocks"
import { SELECT_STORY } from "storybook/internal/core-events"
import { addons } from "storybook/preview-api"
import { stateTable, type MachineFacts } from "#ui/story/story-machine.ts"
import { ComponentDocsPage } from "./component-docs.tsx"
import { Diagram } from "./diagram.tsx"

/** The page of a flow: the diagram, whose states open their stories, and the state table. Components have a page of their own. */
export const DocsPage = () => {
  const facts = useOf("meta", ["meta"]).preparedMeta.parameters["machine"] as MachineFacts | undefined
  if (facts === undefined) return <ComponentDocsPage />
  const open = (state: string) => {
    const storyId = facts.states.find(({ name }) => name === state)?.story
    if (storyId !== undefined) addons.getChannel().emit(SELECT_STORY, { storyId, viewMode: "story" })
  }
  const [title = "", ...table] = stateTable(facts.name).split("\n")
  return (
    <>
      <Markdown>{title}</Markdown>
      <Diagram facts={facts} state={facts.start} onState={open} />
      <Markdown>{table.join("\n")}</Markdown>
    </>
  )
}
