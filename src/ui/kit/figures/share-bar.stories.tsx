import type { Meta, StoryObj } from "@storybook/react-vite"
import { BothLocales, componentPage } from "#ui/story/guide/component-page.tsx"
import { ShareBar, Timeline } from "./share-bar.tsx"

export default {
  title: "Components/Figures/ShareBar",
  component: ShareBar,
  subcomponents: { Timeline },
  tags: ["autodocs", "!test"],
  args: { label: "Paid back", share: 24, text: "24%" },
  parameters: componentPage({
    do: [
      "Show how much of a whole is reached, beside the figure itself.",
      "Set payback for money that flows back.",
      "Set mark where the share can exceed 100%: the mark is named, and the bar goes on to 150%.",
      "Timeline: Use it for the term of a contract that has an end.",
    ],
    avoid: [
      "Don’t use it for waiting: that is a Spinner.",
      "Don’t use it without the figure as text.",
      "Timeline: Don’t use it for an open-ended contract: KeyValues says when it began.",
      "Timeline: Don’t use it for how far a call is: that is an ExportProgress.",
    ],
    accessibility: [
      "A progress element named by its label; its text is read instead of the bare value.",
      "Not a target.",
      "Timeline: A native progress bar with a name; screen readers hear “73% of the term has passed” and both dates.",
      "Timeline: The needle at the end of the bar is visible without its colour. Not a target.",
    ],
  }),
} satisfies Meta<typeof ShareBar>

export const Playground: StoryObj<typeof ShareBar> = {}

export const TermAndPayback: StoryObj = {
  tags: ["test"],
  render: () => (
    <BothLocales>
      {(say) => (
        <>
          <ShareBar label={say("Term", "Срок")} share={60} text="60%" />
          <ShareBar payback label={say("Paid back", "Окупилось")} share={130} text="130%" />
          <ShareBar
            payback
            label={say("Back in 12 months", "Вернётся за 12 месяцев")}
            share={102}
            text="102%"
            mark={say("Price", "Цена")}
          />
        </>
      )}
    </BothLocales>
  ),
}

export const TimelinePlayground: StoryObj<typeof Timeline> = {
  args: { label: "Term", start: "2026-03-01T00:00:00Z", end: "2027-03-01T00:00:00Z", now: "2026-11-21T00:00:00Z" },
  argTypes: { start: { control: "text" }, end: { control: "text" }, now: { control: "text" } },
  render: (args) => <Timeline {...args} />,
}

export const TimelineRunningAndOver: StoryObj = {
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
