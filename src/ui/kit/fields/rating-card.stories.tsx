import type { Meta, StoryObj } from "@storybook/react-vite"
import { decimal } from "#domain/shared/money.ts"
import { Status } from "#ui/kit/feedback/status.tsx"
import { Amount } from "#ui/kit/figures/amount.tsx"
import { DateText } from "#ui/kit/figures/date-text.tsx"
import { ShareBar } from "#ui/kit/figures/share-bar.tsx"
import { BothLocales, createComponentPage } from "#ui/story/guide/component-page.tsx"
import { RatingCard } from "./rating-card.tsx"

export default {
  title: "Components/Figures/RatingCard",
  component: RatingCard,
  tags: ["autodocs", "!test"],
  args: {
    name: "Bitcoin, 12 months",
    rated: "12.5 Th/s",
    status: "Active",
    items: [],
  },
  parameters: createComponentPage({
    do: [
      "Use it for a contract or an order in a list and on its page: name, number, power, state.",
      "Put the ShareBar of what a contract has paid back into it.",
    ],
    avoid: ["Don’t use it for balances: that is a Card with a Figure.", "Don’t leave the state out; pass a Status."],
    accessibility: [
      "Its name is an h2, its lines are a description list.",
      "The coin’s colour is decoration: the name says which coin it is.",
      "The number has translate=no. Not a target.",
    ],
  }),
} satisfies Meta<typeof RatingCard>

export const Playground: StoryObj<typeof RatingCard> = {}

export const Contracts: StoryObj = {
  tags: ["test"],
  render: () => (
    <BothLocales>
      {(inLocale) => (
        <>
          <RatingCard
            name={inLocale("Bitcoin, 12 months", "Bitcoin, 12 месяцев")}
            rated="12.5 Th/s"
            status={<Status kind="ok">{inLocale("Active", "Действует")}</Status>}
            items={[
              { label: inLocale("Paid", "Оплачено"), value: <Amount value={decimal("356.25")} currency="usd" /> },
            ]}
          >
            <ShareBar isPayback label={inLocale("Paid back", "Окупилось")} share={24} text="24%" />
          </RatingCard>
          <RatingCard
            name={inLocale(
              "Ethereum staking, an open-ended contract with a long name",
              "Стейкинг Ethereum, бессрочный контракт с длинным названием",
            )}
            rated={inLocale("1.00000001 ETH staked", "1,00000001 ETH в стейкинге")}
            status={<Status kind="warn">{inLocale("Suspended", "Приостановлен")}</Status>}
            items={[
              { label: inLocale("Valid from", "Действует с"), value: <DateText instant="2026-03-01T00:00:00Z" /> },
              {
                label: inLocale("Maintenance fee of 1000 Mh/s a month", "Плата за обслуживание 1000 Mh/s в месяц"),
                value: <Amount value={decimal("4.2")} currency="usd" />,
              },
            ]}
          />
        </>
      )}
    </BothLocales>
  ),
}
