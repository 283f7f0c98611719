import type { Meta, StoryObj } from "@storybook/react-vite"
import { componentPage } from "#ui/story/guide/component-page.ts"
import { Card } from "./card.tsx"
import { CardGrid } from "./card-grid.tsx"

export default {
  title: "Components/Layout/CardGrid",
  component: CardGrid,
  tags: ["autodocs", "!test"],
  parameters: componentPage({
    do: ["Put cards of one kind into it: the accounts of the dashboard, sample payouts."],
    avoid: ["Don’t set a number of columns: three stand in one row or below each other, others in twos."],
    accessibility: ["A list, so screen readers say how many cards there are."],
  }),
} satisfies Meta<typeof CardGrid>

export const Playground: StoryObj<typeof CardGrid> = {
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
