import type { Meta, StoryObj } from "@storybook/react-vite"
import { BothLocales } from "#ui/story/guide/both-locales.tsx"
import { componentPage } from "#ui/story/guide/component-page.ts"
import { Status } from "#ui/kit/feedback/status.tsx"
import { KeyValues } from "./key-values.tsx"

export default {
  title: "Components/Figures/KeyValues",
  component: KeyValues,
  tags: ["autodocs", "!test"],
  args: {
    items: [
      { label: "Quantity", value: "12.5 Th/s" },
      { label: "Term", value: "12 months" },
    ],
  },
  parameters: componentPage({
    do: [
      "Use it for what a figure consists of: price, fee, discount, total, one plain line each.",
      "Keep the same order in card, page and receipt.",
    ],
    avoid: [
      "Don’t use it for a list of entries: that is a ResponsiveTable.",
      "Don’t repeat a label; each is unique in its list.",
    ],
    accessibility: [
      "A native description list: a screen reader reads label and value together.",
      "A value too long for the line goes below its label. Not a target.",
    ],
  }),
} satisfies Meta<typeof KeyValues>

export const Playground: StoryObj<typeof KeyValues> = {}

export const OfAContract: StoryObj = {
  tags: ["test"],
  render: () => (
    <BothLocales>
      {(say) => (
        <KeyValues
          items={[
            { label: say("Quantity", "Количество"), value: "12.5 Th/s" },
            {
              label: say("Maintenance fee for 1 Th/s a day", "Плата за обслуживание за 1 Th/s в сутки"),
              value: say("$0.04", "0,04 $"),
            },
            { label: say("State", "Состояние"), value: <Status kind="ok">{say("Active", "Действует")}</Status> },
          ]}
        />
      )}
    </BothLocales>
  ),
}
