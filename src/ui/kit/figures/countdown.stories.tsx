import type { Meta, StoryObj } from "@storybook/react-vite"
import { BothLocales, createComponentPage } from "#ui/story/guide/component-page.tsx"
import { Countdown } from "./countdown.tsx"

export default {
  title: "Components/Figures/Countdown",
  component: Countdown,
  tags: ["autodocs", "!test"],
  args: { until: 7265, label: "Rate locked for" },
  argTypes: { until: { control: "number" } },
  parameters: createComponentPage({
    do: [
      "Use it where something ends for the customer: a locked rate, a discount, a rate limit.",
      "Let onEnd tell the machine; the machine decides what follows.",
    ],
    avoid: [
      "Don’t use it to hurry people: only real limits have one.",
      "Don’t compute the time left from the device’s clock; it counts by the server’s.",
    ],
    accessibility: [
      "role=timer with a name, so it isn’t read every second; 60, 30 and 10 seconds before the end are announced politely.",
      "Its digits have one width, so nothing beside it moves. Not a target.",
    ],
  }),
} satisfies Meta<typeof Countdown>

export const Playground: StoryObj<typeof Countdown> = {}

export const BesideAWord: StoryObj = {
  tags: ["test"],
  render: () => (
    <BothLocales>
      {(inLocale) => (
        <p>
          <span>{inLocale("Rate locked for", "Курс зафиксирован на")}</span>{" "}
          <Countdown until={7265} label={inLocale("Rate locked for", "Курс зафиксирован на")} />
        </p>
      )}
    </BothLocales>
  ),
}
