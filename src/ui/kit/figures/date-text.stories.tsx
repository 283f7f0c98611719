import type { Meta, StoryObj } from "@storybook/react-vite"
import { BothLocales, componentPage } from "#ui/story/guide/component-page.tsx"
import { DateText } from "./date-text.tsx"

export default {
  title: "Components/Figures/DateText",
  component: DateText,
  tags: ["autodocs", "!test"],
  args: { at: "2026-11-21T09:05:00Z", time: true },
  argTypes: { at: { control: "text" } },
  parameters: componentPage({
    do: [
      "Use it for every date of an order, a payment or a contract.",
      "Set time where the hour matters: operations, sessions, the end of a rate.",
    ],
    avoid: [
      "Don’t write “yesterday” or “2 hours ago”: people compare dates with their bank.",
      "Don’t format a date in the text around it.",
    ],
    accessibility: [
      "A native time element with the exact instant.",
      "Without a date it shows “—”, which screen readers pause at.",
    ],
  }),
} satisfies Meta<typeof DateText>

export const Playground: StoryObj<typeof DateText> = {}

export const DateAndTime: StoryObj = {
  tags: ["test"],
  render: () => (
    <BothLocales>
      {() => (
        <>
          <p>
            <DateText at="2026-11-21T09:05:00Z" />
          </p>
          <p>
            <DateText at="2026-11-21T09:05:00Z" time />
          </p>
          <p>
            <DateText at={null} />
          </p>
        </>
      )}
    </BothLocales>
  ),
}
