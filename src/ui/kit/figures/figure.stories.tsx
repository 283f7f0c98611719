import type { Meta, StoryObj } from "@storybook/react-vite"
import { BothLocales, createComponentPage } from "#ui/story/guide/component-page.tsx"
import { Figure } from "./figure.tsx"

export default {
  title: "Components/Figures/Figure",
  component: Figure,
  tags: ["autodocs", "!test"],
  args: { children: "$1,234.50" },
  parameters: createComponentPage({
    do: [
      "Use it for the figure that a card or a page is about: a balance, a total.",
      "Set isBig once on a page, where the figure is its subject.",
      "Put what it consists of below, as KeyValues.",
    ],
    avoid: ["Don’t put words into it.", "Don’t set the size by hand: it drops a step where the figure is long."],
    accessibility: [
      "Plain text: a heading or a label before it says what it is.",
      "The size is in rem and follows the customer’s text size.",
    ],
  }),
} satisfies Meta<typeof Figure>

export const Playground: StoryObj<typeof Figure> = {}

export const LongAndBig: StoryObj = {
  tags: ["test"],
  render: () => (
    <BothLocales>
      {(inLocale) => (
        <>
          <Figure>{inLocale("$1,234.50", "1 234,50 $")}</Figure>
          <Figure>{inLocale("1,234,567.00000001 BTC", "1 234 567,00000001 BTC")}</Figure>
          <Figure isBig>{inLocale("$1,234.50", "1 234,50 $")}</Figure>
          <Figure isBig>{inLocale("$1,234,567.50", "1 234 567,50 $")}</Figure>
        </>
      )}
    </BothLocales>
  ),
}
