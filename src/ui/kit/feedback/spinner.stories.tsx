import type { Meta, StoryObj } from "@storybook/react-vite"
import { BothLocales, createComponentPage } from "#ui/story/guide/component-page.tsx"
import { Spinner, SpinnerRing } from "./spinner.tsx"

export default {
  title: "Components/Feedback/Spinner",
  component: Spinner,
  subcomponents: { SpinnerRing },
  tags: ["autodocs", "!test"],
  args: { label: "Checking the code…" },
  parameters: createComponentPage({
    do: [
      "Use it while something is checked or sent and its place has no other content: a code, a link from an e-mail.",
      "Say what is going on: “Checking the code…”. Use SpinnerRing beside a text that says it already.",
    ],
    avoid: [
      "Don’t use it for a list or a card that loads: a Skeleton keeps its place.",
      "Don’t put it beside a Button: the button has its own while it is busy.",
    ],
    accessibility: [
      "role=status: the label is announced politely when it appears. The ring is hidden from screen readers.",
      "It appears after 200 ms, so a quick response shows none. With reduced motion the ring is dotted and stands still.",
    ],
  }),
} satisfies Meta<typeof Spinner>

export const Playground: StoryObj<typeof Spinner> = {}

export const WithAWord: StoryObj = {
  tags: ["test"],
  render: () => (
    <BothLocales>
      {(inLocale) => (
        <p>
          <Spinner label={inLocale("Checking the code…", "Проверяем код…")} />
        </p>
      )}
    </BothLocales>
  ),
}
