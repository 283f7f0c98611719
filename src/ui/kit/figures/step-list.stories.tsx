import type { Meta, StoryObj } from "@storybook/react-vite"
import { BothLocales, createComponentPage } from "#ui/story/guide/component-page.tsx"
import { StepList } from "./step-list.tsx"

export default {
  title: "Components/Figures/StepList",
  component: StepList,
  tags: ["autodocs", "!test"],
  args: { items: ["Amount", "Method", "Payment"], current: 1 },
  parameters: createComponentPage({
    do: [
      "Use it where several pages lead to one end: buying, the first steps in the cabinet.",
      "Name each step with one or two words.",
    ],
    avoid: ["Don’t make steps out of one form.", "Don’t navigate with it; each page has its own way back."],
    accessibility: [
      "An ordered list; the current step has aria-current=step.",
      "Done steps are read with “(done)”; the mark is a check, not only a colour. Not a target.",
    ],
  }),
} satisfies Meta<typeof StepList>

export const Playground: StoryObj<typeof StepList> = {}

export const OfAPurchase: StoryObj = {
  tags: ["test"],
  render: () => (
    <BothLocales>
      {(inLocale) => (
        <StepList
          items={[inLocale("Amount", "Мощность"), inLocale("Method", "Способ оплаты"), inLocale("Payment", "Оплата")]}
          current={1}
        />
      )}
    </BothLocales>
  ),
}
