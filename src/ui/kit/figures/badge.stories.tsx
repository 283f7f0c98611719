import type { Meta, StoryObj } from "@storybook/react-vite"
import { BothLocales, createComponentPage } from "#ui/story/guide/component-page.tsx"
import { Badge } from "./badge.tsx"
import patterns from "#ui/kit/styles/patterns.module.css"
import css from "#ui/kit/styles/story-sheet.module.css"

export default {
  title: "Components/Figures/Badge",
  component: Badge,
  tags: ["autodocs", "!test"],
  args: { count: 3, label: "3 orders need attention" },
  parameters: createComponentPage({
    do: ["Count what waits for the customer, beside the menu item that leads there: orders that need attention."],
    avoid: ["Don’t count news or offers with it.", "Don’t show it in a heading or a button; it belongs to the menu."],
    accessibility: [
      "Screen readers hear the label, “3 orders need attention”, instead of the bare figure.",
      "Above 99 it shows “99+”; the label still has the exact count.",
      "It is no target of its own: the menu item around it is at least 44 px high.",
    ],
  }),
} satisfies Meta<typeof Badge>

export const Playground: StoryObj<typeof Badge> = {}

export const Counts: StoryObj = {
  tags: ["test"],
  render: () => (
    <BothLocales>
      {(inLocale) => (
        <div className={`${patterns.line} ${css.row}`}>
          <Badge count={1} label={inLocale("1 order needs attention", "1 заказ требует внимания")} />
          <Badge count={12} label={inLocale("12 orders need attention", "12 заказов требуют внимания")} />
          <Badge count={480} label={inLocale("480 orders need attention", "480 заказов требуют внимания")} />
        </div>
      )}
    </BothLocales>
  ),
}
