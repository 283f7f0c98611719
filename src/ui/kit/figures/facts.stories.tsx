import type { Meta, StoryObj } from "@storybook/react-vite"
import { BothLocales } from "#ui/story/guide/both-locales.tsx"
import { componentPage } from "#ui/story/guide/component-page.ts"
import { Facts } from "./facts.tsx"

export default {
  title: "Components/Figures/Facts",
  component: Facts,
  tags: ["autodocs", "!test"],
  args: {
    facts: [
      { label: "A day", value: "$0.92" },
      { label: "In 30 days", value: "$27.68" },
      { label: "In 12 months", value: "$326.31" },
    ],
  },
  parameters: componentPage({
    do: [
      "Use it for two to four figures that belong together and are compared at a glance.",
      "Keep each label to one line.",
    ],
    avoid: ["Don’t use it for what a figure consists of: that is KeyValues.", "Don’t put links or buttons into it."],
    accessibility: [
      "A native description list: a screen reader reads label and value together.",
      "Not a target. A value too long for its column wraps.",
    ],
  }),
} satisfies Meta<typeof Facts>

export const Playground: StoryObj<typeof Facts> = {}

export const OfAnEstimate: StoryObj = {
  tags: ["test"],
  render: () => (
    <BothLocales>
      {(say) => (
        <Facts
          facts={[
            { label: say("A day", "В день"), value: say("$0.92", "74,95 ₽") },
            { label: say("In 30 days", "За 30 дней"), value: say("$27.68", "2249 ₽") },
            { label: say("In 12 months", "За 12 месяцев"), value: say("$326.31", "26 513 ₽") },
          ]}
        />
      )}
    </BothLocales>
  ),
}
