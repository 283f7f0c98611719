import type { Meta, StoryObj } from "@storybook/react-vite"
import { BothLocales, createComponentPage } from "#ui/story/guide/component-page.tsx"
import { EmptyPanel } from "./empty-panel.tsx"

export default {
  title: "Components/Feedback/EmptyPanel",
  component: EmptyPanel,
  tags: ["autodocs", "!test"],
  args: { title: "No contracts yet", children: "They appear here once an order is paid.", buy: "/cabinet/buy" },
  parameters: createComponentPage({
    do: [
      "Say what will be here and how it gets here; then offer the way: Buy mining power.",
      "Where a filter matches nothing, offer the whole list with reset.",
      "Set isSecondary where another panel of the page has the primary action.",
    ],
    avoid: [
      "Don’t leave a list blank, and don’t write “No data”.",
      "Don’t use it for a failure: a list that didn’t load is not empty.",
    ],
    accessibility: [
      "Its title is a paragraph, not a heading: the heading of the page names the list.",
      "The ways out are links, at least 44 px high.",
      "The dashed border is decoration.",
    ],
  }),
} satisfies Meta<typeof EmptyPanel>

export const Playground: StoryObj<typeof EmptyPanel> = {}

export const NothingYetAndNothingFound: StoryObj = {
  tags: ["test"],
  render: () => (
    <BothLocales>
      {(inLocale) => (
        <>
          <EmptyPanel title={inLocale("No contracts yet", "Контрактов пока нет")} buy="/cabinet/buy">
            {inLocale("They appear here once an order is paid.", "Они появятся здесь после оплаты заказа.")}
          </EmptyPanel>
          <EmptyPanel
            title={inLocale("No contracts match this filter", "По этому фильтру контрактов нет")}
            reset="/cabinet/contracts"
            buy="/cabinet/buy"
          />
          <EmptyPanel title={inLocale("No orders yet", "Заказов пока нет")} buy="/cabinet/buy" isSecondary />
        </>
      )}
    </BothLocales>
  ),
}
