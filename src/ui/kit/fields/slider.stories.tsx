import type { Meta, StoryObj } from "@storybook/react-vite"
import { useState, type ComponentProps } from "react"
import { BothLocales, createComponentPage } from "#ui/story/guide/component-page.tsx"
import { Slider } from "./slider.tsx"

type Props = ComponentProps<typeof Slider>
type InLocale = (english: string, russian: string) => string

export default {
  title: "Components/Fields/Slider",
  component: Slider,
  tags: ["autodocs", "!test"],
  parameters: createComponentPage({
    do: [
      "Put it below a MoneyField with the same value: the field is exact, the slider quick.",
      "Offer as presets what gives something, such as power with a bonus.",
    ],
    avoid: ["Don’t use it alone for an amount.", "Don’t use it for a few fixed values: that is SegmentedRadios."],
    accessibility: [
      "A native range: arrow keys move by one step, Page Up and Page Down by ten, Home and End to the ends.",
      "Screen readers hear the value with its unit; the ruler is hidden from them.",
      "The grip is dragged, the track answers a tap; a swipe that scrolls the page changes nothing.",
      "The grip has 18 by 34 px and takes a finger within 44 px; presets are at least 44 px high. A pressed preset has aria-pressed.",
    ],
  }),
} satisfies Meta<typeof Slider>

const Quantity = ({
  label,
  disabled = false,
  inLocale,
}: Pick<Props, "label" | "disabled"> & { readonly inLocale: InLocale }) => {
  const [quantity, setQuantity] = useState("12.5")
  return (
    <Slider
      label={label}
      min="0.1"
      max="500"
      step="0.1"
      value={quantity}
      onChange={setQuantity}
      disabled={disabled}
      format={(value) => `${value} Th/s`}
      formatTick={(value) => value}
      hasBubble
      presets={{
        label: inLocale("Power with a bonus", "Мощность с бонусом"),
        values: [{ value: "50", text: "50 Th/s", extra: "+3 Th/s" }],
      }}
    />
  )
}

export const Playground: StoryObj<typeof Slider> = {
  args: { label: "Quantity" },
  argTypes: {
    value: { control: false },
    min: { control: false },
    max: { control: false },
    step: { control: false },
    presets: { control: false },
  },
  render: ({ label, disabled }) => <Quantity label={label} disabled={disabled} inLocale={(english) => english} />,
}

export const Logarithmic: StoryObj = {
  tags: ["test"],
  render: () => (
    <BothLocales>
      {(inLocale) => <Quantity label={inLocale("Quantity", "Количество")} inLocale={inLocale} />}
    </BothLocales>
  ),
}
