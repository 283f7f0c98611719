import type { Meta, StoryObj } from "@storybook/react-vite"
import { Status } from "#ui/kit/feedback/status.tsx"
import { BothLocales, createComponentPage } from "#ui/story/guide/component-page.tsx"
import { KeyValues, Facts } from "./key-values.tsx"

export default {
  title: "Components/Figures/KeyValues",
  component: KeyValues,
  subcomponents: { Facts },
  tags: ["autodocs", "!test"],
  args: {
    items: [
      { label: "Quantity", value: "12.5 Th/s" },
      { label: "Term", value: "12 months" },
    ],
  },
  parameters: createComponentPage({
    do: [
      "Use it for what a figure consists of: price, fee, discount, total, one plain line each.",
      "Keep the same order in card, page and receipt.",
      "Facts: Use it for two to four figures that belong together and are compared at a glance.",
      "Facts: Keep each label to one line.",
    ],
    avoid: [
      "Don’t use it for a list of entries: that is a ResponsiveTable.",
      "Don’t repeat a label; each is unique in its list.",
      "Facts: Don’t use it for what a figure consists of: that is KeyValues.",
      "Facts: Don’t put links or buttons into it.",
    ],
    accessibility: [
      "A native description list: a screen reader reads label and value together.",
      "A value too long for the line goes below its label. Not a target.",
      "Facts: A native description list: a screen reader reads label and value together.",
      "Facts: Not a target. A value too long for its column wraps.",
    ],
  }),
} satisfies Meta<typeof KeyValues>

export const Playground: StoryObj<typeof KeyValues> = {}

export const OfAContract: StoryObj = {
  tags: ["test"],
  render: () => (
    <BothLocales>
      {(inLocale) => (
        <KeyValues
          items={[
            { label: inLocale("Quantity", "Количество"), value: "12.5 Th/s" },
            {
              label: inLocale("Maintenance fee for 1 Th/s a day", "Плата за обслуживание за 1 Th/s в сутки"),
              value: inLocale("$0.04", "0,04 $"),
            },
            {
              label: inLocale("State", "Состояние"),
              value: <Status kind="ok">{inLocale("Active", "Действует")}</Status>,
            },
          ]}
        />
      )}
    </BothLocales>
  ),
}

export const FactsPlayground: StoryObj<typeof Facts> = {
  args: {
    facts: [
      { label: "A day", value: "$0.92" },
      { label: "In 30 days", value: "$27.68" },
      { label: "In 12 months", value: "$326.31" },
    ],
  },
  render: (args) => <Facts {...args} />,
}

export const FactsOfAnEstimate: StoryObj = {
  tags: ["test"],
  render: () => (
    <BothLocales>
      {(inLocale) => (
        <Facts
          facts={[
            { label: inLocale("A day", "В день"), value: inLocale("$0.92", "74,95 ₽") },
            { label: inLocale("In 30 days", "За 30 дней"), value: inLocale("$27.68", "2249 ₽") },
            { label: inLocale("In 12 months", "За 12 месяцев"), value: inLocale("$326.31", "26 513 ₽") },
          ]}
        />
      )}
    </BothLocales>
  ),
}
