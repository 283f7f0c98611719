import type { Meta, StoryObj } from "@storybook/react-vite"
import { useState, type ComponentProps } from "react"
import { decimal } from "#domain/shared/money.ts"
import { Amount } from "#ui/kit/figures/amount.tsx"
import { BothLocales, createComponentPage } from "#ui/story/guide/component-page.tsx"
import { RadioCards } from "./radio-cards.tsx"

export default {
  title: "Components/Fields/RadioCards",
  component: RadioCards,
  tags: ["autodocs", "!test"],
  parameters: createComponentPage({
    do: [
      "Use it where options differ in more than a name: ways to pay with their amount and their time.",
      "Disable an option that isn’t possible now and say why in note; an action in the card can fix it.",
    ],
    avoid: [
      "Don’t use it for short options without details: that is SegmentedRadios.",
      "Don’t select one in advance where the choice costs money.",
    ],
    accessibility: [
      "A fieldset with a legend and native radio buttons: arrow keys move the choice.",
      "Detail and note belong to the option’s name. Its action is outside the label.",
      "Each card is a target of at least 44 px.",
    ],
  }),
} satisfies Meta<typeof RadioCards>

const Methods = ({ legend, options }: Pick<ComponentProps<typeof RadioCards>, "legend" | "options">) => {
  const [method, choose] = useState<string | null>("btc")
  return <RadioCards legend={legend} name="method" value={method} onChange={choose} options={options} />
}

export const Playground: StoryObj<typeof RadioCards> = {
  args: {
    legend: "Pay with",
    options: [
      { value: "btc", title: "Bitcoin", detail: "0.00412300 BTC", note: "Up to an hour" },
      { value: "eth", title: "Ethereum", detail: "0.08311200 ETH", note: "A few minutes" },
    ],
  },
  argTypes: { name: { control: false }, value: { control: false } },
  render: ({ legend, options }) => <Methods legend={legend} options={options} />,
}

export const WaysToPay: StoryObj = {
  tags: ["test"],
  render: () => (
    <BothLocales>
      {(inLocale) => (
        <Methods
          legend={inLocale("Pay with", "Способ оплаты")}
          options={[
            {
              value: "btc",
              title: "Bitcoin",
              detail: <Amount value={decimal("0.004123")} currency="btc" />,
              note: inLocale("Up to an hour", "До часа"),
            },
            {
              value: "card",
              title: inLocale("Bank card", "Банковская карта"),
              detail: inLocale("$254.31", "25 431,20 ₽"),
              note: inLocale("Below the minimum: $300.00", "Сумма меньше минимальной: 30 000 ₽"),
              disabled: true,
            },
          ]}
        />
      )}
    </BothLocales>
  ),
}
