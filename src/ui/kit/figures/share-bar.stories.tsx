import type { Meta, StoryObj } from "@storybook/react-vite"
import { BothLocales, createComponentPage } from "#ui/story/guide/component-page.tsx"
import { ShareAhead, ShareBar } from "./share-bar.tsx"

export default {
  title: "Components/Figures/ShareBar",
  component: ShareBar,
  subcomponents: { ShareAhead },
  tags: ["autodocs", "!test"],
  args: { label: "Paid back", share: 24, text: "24%" },
  parameters: createComponentPage({
    do: [
      "Show how much of a whole is reached, beside the figure itself.",
      "Set isPayback for money that flows back.",
      "A payback has a mark at 100% and goes on to 150%.",
      "Set ahead where the rest is expected: it is pale, and an image with its own name.",
    ],
    avoid: ["Don’t use it for waiting: that is a Spinner.", "Don’t use it without the figure as text."],
    accessibility: [
      "A progress element named by its label; its text is read instead of the bare value.",
      "Not a target.",
    ],
  }),
} satisfies Meta<typeof ShareBar>

export const Playground: StoryObj<typeof ShareBar> = {}

export const PaymentAndPayback: StoryObj = {
  tags: ["test"],
  render: () => (
    <BothLocales>
      {(inLocale) => (
        <>
          <ShareBar label={inLocale("Paid", "Оплачено")} share={60} text="60%" />
          <ShareBar isPayback label={inLocale("Paid back", "Окупилось")} share={130} text="130%" />
          <ShareBar
            isPayback
            label={inLocale("Paid back", "Окупилось")}
            share={28}
            text="28%"
            ahead={<ShareAhead share={118} text={inLocale("Expected: 118%", "Ожидается: 118 %")} />}
          />
        </>
      )}
    </BothLocales>
  ),
}
