import type { Meta, StoryObj } from "@storybook/react-vite"
import { Figure } from "#ui/kit/figures/figure.tsx"
import { BothLocales, createComponentPage } from "#ui/story/guide/component-page.tsx"
import { Card, Panel } from "./card.tsx"

export default {
  title: "Components/Layout/Card",
  component: Card,
  subcomponents: { Panel },
  tags: ["autodocs", "!test"],
  args: { children: "The content of the card." },
  parameters: createComponentPage({
    do: [
      "Use it for what can be taken as a whole: an account, a contract, a receipt.",
      "Use RatingCard for contracts and orders.",
      "Panel: Group what belongs together on a page: the payments of an order, the settings of one kind.",
      "Panel: Give it a title unless the heading above it names it already.",
    ],
    avoid: [
      "Don’t make the whole card a link; a link or a button in it says what it does.",
      "Panel: Don’t put a panel into a panel; use a Section or a hairline.",
      "Panel: Don’t use it for one entry of a list: that is a Card.",
    ],
    accessibility: [
      "A plain container: its heading and list give the structure.",
      "Panel: With a title it is a region named by its h2; without one it is plain.",
      "Panel: Not a target, even if everything in it can be pressed.",
    ],
  }),
} satisfies Meta<typeof Card>

export const Playground: StoryObj<typeof Card> = {}

export const Coins: StoryObj = {
  tags: ["test"],
  render: () => (
    <BothLocales>
      {(inLocale) => (
        <>
          <Card>
            <h2>Bitcoin</h2>
            <Figure>{inLocale("0.00150000 BTC", "0,00150000 BTC")}</Figure>
          </Card>
          <Card>
            <h2>Ethereum</h2>
            <Figure>{inLocale("1.20000000 ETH", "1,20000000 ETH")}</Figure>
          </Card>
          <Card>
            <h2>{inLocale("Ethereum staking", "Стейкинг Ethereum")}</h2>
            <Figure>{inLocale("0.5 ETH staked", "0,5 ETH в стейкинге")}</Figure>
          </Card>
          <Card>
            <h2>{inLocale("No coin", "Без монеты")}</h2>
          </Card>
        </>
      )}
    </BothLocales>
  ),
}

export const PanelPlayground: StoryObj<typeof Panel> = {
  args: { title: "Payments", children: "The content of the panel." },
  render: (args) => <Panel {...args} />,
}

export const PanelWithAndWithoutATitle: StoryObj = {
  tags: ["test"],
  render: () => (
    <BothLocales>
      {(inLocale) => (
        <>
          <Panel title={inLocale("Payments", "Платежи")}>
            <p>{inLocale("No payments yet.", "Платежей пока нет.")}</p>
          </Panel>
          <Panel>
            <p>{inLocale("Saved.", "Сохранено.")}</p>
          </Panel>
        </>
      )}
    </BothLocales>
  ),
}
