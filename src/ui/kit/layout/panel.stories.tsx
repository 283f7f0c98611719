import type { Meta, StoryObj } from "@storybook/react-vite"
import { BothLocales, componentPage } from "#ui/story/guide/component-page.tsx"
import { Panel } from "./panel.tsx"

export default {
  title: "Components/Layout/Panel",
  component: Panel,
  tags: ["autodocs", "!test"],
  args: { title: "Payments", children: "The content of the panel." },
  parameters: componentPage({
    do: [
      "Group what belongs together on a page: the payments of an order, the settings of one kind.",
      "Give it a title unless the heading above it names it already.",
    ],
    avoid: [
      "Don’t put a panel into a panel; use a Section or a hairline.",
      "Don’t use it for one entry of a list: that is a Card.",
    ],
    accessibility: [
      "With a title it is a region named by its h2; without one it is plain.",
      "Not a target, even if everything in it can be pressed.",
    ],
  }),
} satisfies Meta<typeof Panel>

export const Playground: StoryObj<typeof Panel> = {}

export const WithAndWithoutATitle: StoryObj = {
  tags: ["test"],
  render: () => (
    <BothLocales>
      {(say) => (
        <>
          <Panel title={say("Payments", "Платежи")}>
            <p>{say("No payments yet.", "Платежей пока нет.")}</p>
          </Panel>
          <Panel>
            <p>{say("Saved.", "Сохранено.")}</p>
          </Panel>
        </>
      )}
    </BothLocales>
  ),
}
