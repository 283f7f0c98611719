import {
  Controls,
  Description,
  DocsContainer,
  Heading,
  Markdown,
  Primary,
  Stories,
  Title,
  useOf,
} from "@storybook/addon-docs/blocks"
import type { ComponentProps } from "react"
import * as React from "react"
import { themes } from "storybook/theming"
import "./component-docs.css"
import type { Guidance } from "#ui/story/guide/component-page.tsx"
import { choosePanelTexts, PanelTextsContext } from "./texts.ts"

/** The frame of a documentation page. The frame uses the theme and the language of the toolbar, like the examples inside it. */
export const ComponentDocsContainer = (props: ComponentProps<typeof DocsContainer>) => {
  const { context } = props
  const [story] = context.componentStories()
  const globals = story && context.getStoryContext(story).globals
  return (
    <PanelTextsContext.Provider value={choosePanelTexts(globals?.["locale"])}>
      <DocsContainer {...props} theme={globals?.["theme"] === "dark" ? themes.dark : themes.light} />
    </PanelTextsContext.Provider>
  )
}

const List = ({ title, sentences }: { readonly title: string; readonly sentences: readonly string[] }) => (
  <>
    <Heading>{title}</Heading>
    <ul>
      {sentences.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  </>
)

interface DocsParameters {
  /** Returns the comment above a component. */
  readonly extractComponentDescription: (component: unknown) => string
}

/** The documentation page of a component: Storybook's own blocks, and the guidance that the parameters of the stories contain. */
export const ComponentDocsPage = () => {
  const { subcomponents = {}, parameters } = useOf("meta", ["meta"]).preparedMeta
  const { guidance, docs } = parameters as { readonly guidance: Guidance; readonly docs: DocsParameters }
  return (
    <>
      <Title />
      <Description of="meta" />
      {Object.entries(subcomponents).map(([name, component]) => (
        <Markdown key={name}>{`**${name}** ${docs.extractComponentDescription(component)}`}</Markdown>
      ))}
      <Primary />
      <div className="component-props">
        <Controls />
      </div>
      <List title="Do" sentences={guidance.do} />
      <List title="Don’t" sentences={guidance.avoid} />
      <List title="Accessibility" sentences={guidance.accessibility} />
      <Stories title={<Heading>Examples</Heading>} includePrimary={false} />
    </>
  )
}
