import type { Meta, StoryObj } from "@storybook/react-vite"
import { useState } from "react"
import { BothLocales, createComponentPage } from "#ui/story/guide/component-page.tsx"
import { SegmentedRadios } from "./segmented-radios.tsx"

export default {
  title: "Components/Fields/SegmentedRadios",
  component: SegmentedRadios,
  tags: ["autodocs", "!test"],
  parameters: createComponentPage({
    do: ["Use it for two to five short options that change what is shown or sent: a currency, a period."],
    avoid: [
      "Don’t use it for pages or filters with an address: that is SegmentedLinks.",
      "Don’t use it for long texts: on a phone they wrap.",
    ],
    accessibility: [
      "A fieldset with a legend and native radio buttons: Tab reaches the chosen one, arrow keys move the choice.",
      "Each option is at least 44 px high; the chosen one differs by a border and by weight, not only by colour.",
    ],
  }),
} satisfies Meta<typeof SegmentedRadios>

interface Args {
  readonly legend: string
  readonly options: ReadonlyArray<{ readonly value: string; readonly text: string }>
}

const Choice = ({ legend, options }: Args) => {
  const [value, choose] = useState(options[0]!.value)
  return <SegmentedRadios legend={legend} value={value} options={options} onChange={choose} />
}

export const Playground: StoryObj<Args> = {
  args: {
    legend: "Currency",
    options: [
      { value: "usd", text: "USD" },
      { value: "btc", text: "BTC" },
    ],
  },
  render: (args) => <Choice {...args} />,
}

export const Periods: StoryObj = {
  tags: ["test"],
  render: () => (
    <BothLocales>
      {(inLocale) => (
        <Choice
          legend={inLocale("Period", "Период")}
          options={[
            { value: "day", text: inLocale("Day", "День") },
            { value: "month", text: inLocale("Month", "Месяц") },
            { value: "term", text: inLocale("Whole term", "Весь срок") },
          ]}
        />
      )}
    </BothLocales>
  ),
}
