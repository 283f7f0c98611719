import type { Meta, StoryObj } from "@storybook/react-vite"
import { BothLocales, createComponentPage } from "#ui/story/guide/component-page.tsx"
import { SegmentedLinks } from "./segmented-links.tsx"

const itemsOf = (texts: readonly string[]) =>
  texts.map((text, index) => ({ href: `/cabinet/contracts?filter=${index}`, text, isCurrent: index === 1 }))

export default {
  title: "Components/Actions/SegmentedLinks",
  component: SegmentedLinks,
  tags: ["autodocs", "!test"],
  args: { label: "Contracts", items: itemsOf(["All", "Active", "Expired"]) },
  parameters: createComponentPage({
    do: [
      "Use it for filters and tabs with an address of their own: the state of contracts, sign-in or sign-up.",
      "Keep the texts to one or two words; on a phone they wrap into rows of the same width.",
    ],
    avoid: [
      "Don’t use it inside a form: a choice that is sent is SegmentedRadios.",
      "Don’t offer more than about six; a longer list is a Select.",
    ],
    accessibility: [
      "A navigation with the name of its label; the current link has aria-current, a border and bold text.",
      "Links, not tabs: Tab moves between them and Enter follows one.",
      "At least 44 px high. Width for bold text is reserved, so nothing moves when the choice changes.",
    ],
  }),
} satisfies Meta<typeof SegmentedLinks>

export const Playground: StoryObj<typeof SegmentedLinks> = {}

export const Filters: StoryObj = {
  tags: ["test"],
  render: () => (
    <BothLocales>
      {(inLocale) => (
        <SegmentedLinks
          label={inLocale("Contracts", "Контракты")}
          items={itemsOf([
            inLocale("All", "Все"),
            inLocale("Active", "Действующие"),
            inLocale("Expired", "Завершённые"),
          ])}
        />
      )}
    </BothLocales>
  ),
}
