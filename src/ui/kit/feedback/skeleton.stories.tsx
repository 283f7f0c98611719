import type { Meta, StoryObj } from "@storybook/react-vite"
import { BothLocales, componentPage } from "#ui/story/guide/component-page.tsx"
import { Panel } from "#ui/kit/layout/panel.tsx"
import { Skeleton } from "./skeleton.tsx"

export default {
  title: "Components/Feedback/Skeleton",
  component: Skeleton,
  tags: ["autodocs", "!test"],
  parameters: componentPage({
    do: [
      "Use it for content whose size is known: a list, a card, a panel.",
      "Choose as many lines as the content will have, so that the page doesn’t move when it arrives.",
    ],
    avoid: [
      "Don’t use it for an action under way: a busy Button or a Spinner shows that.",
      "Don’t show it over content that is loaded already; a list that reloads stays visible.",
    ],
    accessibility: [
      "role=status with the word “Loading…”; the lines are hidden from screen readers.",
      "It appears after 200 ms, so a quick response shows none. The lines don’t move.",
      "Not a target.",
    ],
  }),
} satisfies Meta<typeof Skeleton>

export const Playground: StoryObj<typeof Skeleton> = {}

export const InAPanel: StoryObj = {
  tags: ["test"],
  render: () => (
    <BothLocales>
      {(say) => (
        <Panel title={say("Payments", "Платежи")}>
          <Skeleton />
        </Panel>
      )}
    </BothLocales>
  ),
}
