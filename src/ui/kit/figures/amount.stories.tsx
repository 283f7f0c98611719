import type { Meta, StoryObj } from "@storybook/react-vite"
import type { Currency } from "#domain/shared/currency.ts"
import { decimal, parseDecimal } from "#domain/shared/money.ts"
import { BothLocales, createComponentPage } from "#ui/story/guide/component-page.tsx"
import { Amount, NoWrapText } from "./amount.tsx"
import { DateText } from "./date-text.tsx"

export default {
  title: "Components/Figures/Amount",
  component: Amount,
  subcomponents: { NoWrapText, DateText },
  tags: ["autodocs", "!test"],
  parameters: createComponentPage({
    do: [
      "Use it for every amount: it has the unit, all digits that count, and the locale’s separators.",
      "Use NoWrapText for a figure that is formatted already, such as a quantity.",
      "DateText: Use it for every date of an order, a payment or a contract.",
      "DateText: Set showsTime where the hour matters: operations, sessions, the end of a rate.",
    ],
    avoid: [
      "Don’t round a coin’s amount: all eight places can be money.",
      "Don’t format an amount in the text around it.",
      "DateText: Don’t write “yesterday” or “2 hours ago”: people compare dates with their bank.",
      "DateText: Don’t format a date in the text around it.",
    ],
    accessibility: [
      "Plain text, read with its unit.",
      "It stays on one line; a figure longer than 26 characters may wrap, so nothing is cut off at 390 px.",
      "DateText: A native time element with the exact instant.",
      "DateText: Without a date it shows “—”, which screen readers pause at.",
    ],
  }),
} satisfies Meta<typeof Amount>

interface Args {
  readonly value: string
  readonly currency: Currency
}

export const Playground: StoryObj<Args> = {
  args: { value: "1234567.891", currency: "usd" },
  argTypes: {
    value: { control: "text" },
    currency: { control: "select", options: ["usd", "eur", "rub", "zar", "btc", "eth", "eth2"] },
  },
  render: ({ value, ...args }) => <Amount {...args} value={parseDecimal(value)} />,
}

export const Currencies: StoryObj = {
  tags: ["test"],
  render: () => (
    <BothLocales>
      {() => (
        <>
          <p>
            <Amount value={decimal("1234567.891")} currency="usd" />
          </p>
          <p>
            <Amount value={decimal("1234567.891")} currency="rub" />
          </p>
          <p>
            <Amount value={decimal("0.0015")} currency="btc" />
          </p>
          <p>
            <Amount value={null} currency="btc" />
          </p>
        </>
      )}
    </BothLocales>
  ),
}

export const DateTextPlayground: StoryObj<typeof DateText> = {
  args: { instant: "2026-11-21T09:05:00Z", showsTime: true },
  argTypes: { instant: { control: "text" } },
  render: (args) => <DateText {...args} />,
}

export const DateTextDateAndTime: StoryObj = {
  tags: ["test"],
  render: () => (
    <BothLocales>
      {() => (
        <>
          <p>
            <DateText instant="2026-11-21T09:05:00Z" />
          </p>
          <p>
            <DateText instant="2026-11-21T09:05:00Z" showsTime />
          </p>
          <p>
            <DateText instant={null} />
          </p>
        </>
      )}
    </BothLocales>
  ),
}
