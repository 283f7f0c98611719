import type { Meta, StoryObj } from "@storybook/react-vite"
import { BothLocales, componentPage } from "#ui/story/guide/component-page.tsx"
import { Figure } from "#ui/kit/figures/figure.tsx"
import { Card, CardGrid } from "./card.tsx"

export default {
  title: "Components/Layout/Card",
  component: Card,
  subcomponents: { CardGrid },
  tags: ["autodocs", "!test"],
  args: { coin: "btc", children: "The content of the card." },
  argTypes: { coin: { control: "select", options: ["btc", "eth", "eth2", "unknown"] } },
  parameters: componentPage({
    do: [
      "Use it for what can be taken as a whole: an account, a contract, a receipt.",
      "Pass the coin; the bar at the top has its colour.",
      "Use RatingCard for contracts and orders.",
      "CardGrid: Put cards of one kind into it: the accounts of the dashboard, sample payouts.",
    ],
    avoid: [
      "Don’t make the whole card a link; a link or a button in it says what it does.",
      "Don’t use the dot’s colour as the only sign of the coin: the name stands in the card.",
      "CardGrid: Don’t set a number of columns: three stand in one row or below each other, others in twos.",
    ],
    accessibility: [
      "A plain container: its heading and list give the structure.",
      "The coin’s colour is decoration and has a contrast of 3 : 1.",
      "CardGrid: A list, so screen readers say how many cards there are.",
    ],
  }),
} satisfies Meta<typeof Card>

export const Playground: StoryObj<typeof Card> = {}

export const Coins: StoryObj = {
  tags: ["test"],
  render: () => (
    <BothLocales>
      {(say) => (
        <>
          <Card coin="btc">
            <h2>Bitcoin</h2>
            <Figure>{say("0.00150000 BTC", "0,00150000 BTC")}</Figure>
          </Card>
          <Card coin="eth">
            <h2>Ethereum</h2>
            <Figure>{say("1.20000000 ETH", "1,20000000 ETH")}</Figure>
          </Card>
          <Card coin="eth2">
            <h2>{say("Ethereum staking", "Стейкинг Ethereum")}</h2>
            <Figure>{say("0.5 ETH staked", "0,5 ETH в стейкинге")}</Figure>
          </Card>
          <Card>
            <h2>{say("No coin", "Без монеты")}</h2>
          </Card>
        </>
      )}
    </BothLocales>
  ),
}

export const CardGridPlayground: StoryObj<typeof CardGrid> = {
  render: (args) => (
    <CardGrid {...args}>
      {["Bitcoin", "Ethereum", "Ethereum staking"].map((name) => (
        <li key={name}>
          <Card>
            <h2>{name}</h2>
          </Card>
        </li>
      ))}
    </CardGrid>
  ),
}
