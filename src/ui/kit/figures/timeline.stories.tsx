import type { Meta, StoryObj } from "@storybook/react-vite"
import { BothLocales } from "#ui/story/guide/both-locales.tsx"
import { componentPage } from "#ui/story/guide/component-page.ts"
import { Timeline } from "./timeline.tsx"

export default {
  title: "Components/Figures/Timeline",
  component: Timeline,
  tags: ["autodocs", "!test"],
  args: { label: "Term", start: "2026-03-01T00:00:00Z", end: "2027-03-01T00:00:00Z", now: "2026-11-21T00:00:00Z" },
  argTypes: { start: { control: "text" }, end: { control: "text" }, now: { control: "text" } },
  parameters: componentPage({
    do: ["Use it for the term of a contract that has an end."],
    avoid: [
      "Don’t use it for an open-ended contract: KeyValues says when it began.",
      "Don’t use it for how far a call is: that is an ExportProgress.",
    ],
    accessibility: [
      "A native progress bar with a name; screen readers hear “73% of the term has passed” and both dates.",
      "The needle at the end of the bar is visible without its colour. Not a target.",
    ],
  }),
} satisfies Meta<typeof Timeline>

export const Playground: StoryObj<typeof Timeline> = {}

export const RunningAndOver: StoryObj = {
  tags: ["test"],
  render: () => (
    <BothLocales>
      {(say) => (
        <>
          <Timeline
            label={say("Term", "Срок")}
            start="2026-03-01T00:00:00Z"
            end="2027-03-01T00:00:00Z"
            now="2026-11-21T00:00:00Z"
          />
          <Timeline
            label={say("Term", "Срок")}
            start="2026-03-01T00:00:00Z"
            end="2027-03-01T00:00:00Z"
            now="2028-01-01T00:00:00Z"
          />
        </>
      )}
    </BothLocales>
  ),
}
