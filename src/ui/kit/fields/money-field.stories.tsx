import type { Meta, StoryObj } from "@storybook/react-vite"
import { useState, type ComponentProps } from "react"
import { BothLocales, createComponentPage } from "#ui/story/guide/component-page.tsx"
import { AlternativeAmount } from "./alternative-amount.tsx"
import { MoneyField } from "./money-field.tsx"

export default {
  title: "Components/Fields/MoneyField",
  component: MoneyField,
  subcomponents: { AlternativeAmount },
  tags: ["autodocs", "!test"],
  parameters: createComponentPage({
    do: [
      "Use it for amounts, quantities and percentages; the unit stands in suffix.",
      "Say the limits in hint; show at once in error what is below or above them.",
      "Commit on blur or Enter: until then the field shows what was typed.",
    ],
    avoid: [
      "Don’t correct a text while it is typed: “1e5” stays with an error, it must become neither 15 nor 1.",
      "Don’t use type=number: it changes figures by scrolling and refuses a comma.",
    ],
    accessibility: [
      "The label is a native label; the message is a status, so limits are announced while one types.",
      "A keypad of figures with a separator; dot and comma both count.",
      "At least 44 px high. Figures are tabular.",
    ],
  }),
} satisfies Meta<typeof MoneyField>

const Quantity = (props: Omit<ComponentProps<typeof MoneyField>, "value" | "onChange" | "onCommit">) => {
  const [quantity, setQuantity] = useState("12.5")
  return <MoneyField {...props} value={quantity} onChange={setQuantity} onCommit={() => undefined} />
}

export const Playground: StoryObj<typeof MoneyField> = {
  args: { name: "quantity", label: "Quantity", unit: "Th/s", suffix: "Th/s", hint: "From 0.1 to 500 Th/s" },
  argTypes: { value: { control: false } },
  render: ({ value: _, onChange: __, onCommit: ___, ...args }) => <Quantity {...args} />,
}

export const States: StoryObj = {
  tags: ["test"],
  render: () => (
    <BothLocales>
      {(inLocale) => (
        <>
          <Quantity
            name="quantity"
            label={inLocale("Quantity", "Количество")}
            unit="Th/s"
            suffix="Th/s"
            hint={inLocale("From 0.1 to 500 Th/s", "От 0,1 до 500 Th/s")}
          />
          <Quantity
            name="cost"
            label={inLocale("Cost", "Стоимость")}
            unit="usd"
            suffix="USD"
            error={inLocale("Not less than $50.00", "Не меньше 50,00 $")}
          />
        </>
      )}
    </BothLocales>
  ),
}
