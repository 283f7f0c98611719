import type { Meta, StoryObj } from "@storybook/react-vite"
import { SegmentedLinks } from "#ui/kit/actions/segmented-links.tsx"
import { BothLocales, createComponentPage } from "#ui/story/guide/component-page.tsx"
import { FilterPanel } from "./filter-panel.tsx"

export default {
  title: "Components/Layout/FilterPanel",
  component: FilterPanel,
  tags: ["autodocs", "!test"],
  parameters: createComponentPage({
    do: [
      "Use it for the filters above a list.",
      "Name in `active` everything that is chosen, each with the address without it.",
    ],
    avoid: ["Don’t use it for tabs: they are the page, not a filter of it."],
    accessibility: [
      "On a phone the filters are a popover: Escape closes it and the focus returns to the button.",
      "Each chip is a link, named “Remove filter: …”.",
    ],
  }),
} satisfies Meta<typeof FilterPanel>

export const OneFilter: StoryObj = {
  tags: ["test"],
  render: () => (
    <BothLocales>
      {(inLocale) => (
        <FilterPanel
          active={[{ text: inLocale("Completed", "Выполнены"), href: "/" }]}
          total={inLocale("4 orders", "4 заказа")}
        >
          <SegmentedLinks
            label={inLocale("Filter orders", "Фильтр заказов")}
            items={[
              { text: inLocale("All", "Все"), href: "/", isCurrent: false },
              { text: inLocale("Completed", "Выполнены"), href: "/cabinet/orders", isCurrent: true },
            ]}
          />
        </FilterPanel>
      )}
    </BothLocales>
  ),
}
